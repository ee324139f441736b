import { type CollectionName, collections } from '../../src/content/collections.ts'
import type { FileResult } from '../content/model/file-result.ts'
import { hasErrors } from '../content/model/file-result.ts'

/**
 * What a preview shows of files: of one with errors of its own what it was when it last had none; a page that never was
 * right is left out.
 *
 * @param before what it showed until now
 */
export function lastRight(results: readonly FileResult[], before: readonly FileResult[]): FileResult[] {
  const right = new Map(before.map((result) => [result.file, result]))
  return results.flatMap((result) => (hasErrors(result) ? (right.get(result.file) ?? []) : result))
}

/** The same with one file as it is now, while that has no errors of its own. */
export function withRight(shown: readonly FileResult[], result: FileResult): readonly FileResult[] {
  if (hasErrors(result)) return shown
  const at = shown.findIndex(({ file }) => file === result.file)
  return at === -1 ? [...shown, result] : shown.with(at, result)
}

/** Whether every file is there that all pages need. */
export function isEnough(shown: readonly FileResult[]): boolean {
  const there = new Set(shown.map(({ collection }) => collection))
  const needed = Object.keys(collections) as CollectionName[]
  return needed.every((name) => collections[name].kind === 'entries' || there.has(name))
}

/**
 * The files that were looked at alone as something they are not: they were put back before everything was checked.
 *
 * @param looked what they said when they were looked at
 */
export function lookedAtInVain(looked: ReadonlyMap<string, FileResult>, results: readonly FileResult[]): string[] {
  const now = new Map(results.map(({ file, key }) => [file, key]))
  return [...looked].filter(([file, { key }]) => key !== now.get(file)).map(([file]) => file)
}
