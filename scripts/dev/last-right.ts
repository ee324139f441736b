import { type CollectionName, collections } from '../../src/content/collections.ts'
import { hasErrors } from '../content/checks/has-errors.ts'
import type { FileResult } from '../content/stages/file-result.ts'

/**
 * What a preview can show of files: of one with errors of its own what it was when it last had none; a page that never was
 * right is left out. Undefined while a file that every page needs never was right.
 */
export type LastRight = (results: readonly FileResult[]) => FileResult[] | undefined

/** Remembers each file as it was when it last had no error of its own. */
export function rememberRight(): LastRight {
  let right = new Map<string, FileResult>()
  return (results) => {
    const shown = results.flatMap((result) => (hasErrors(result) ? (right.get(result.file) ?? []) : result))
    right = new Map(shown.map((result) => [result.file, result]))
    const there = new Set(shown.map(({ collection }) => collection))
    const needed = Object.keys(collections) as CollectionName[]
    return needed.every((name) => collections[name].kind === 'entries' || there.has(name)) ? shown : undefined
  }
}
