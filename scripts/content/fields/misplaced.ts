import { collections } from '#src/content/collections.ts'
import type { Placed } from '../model/file-result.ts'
import type { FieldIssue } from '../model/issue.ts'
import { fitOf, guessCollection, pathIn } from './guess-collection.ts'
import { keysOf } from './schema-at.ts'

/** Whether a file whose fields do not fit its folder was plainly written for another one. */
export function misplaced({ file, collection, slug }: Placed, data: Record<string, unknown>): FieldIssue | undefined {
  if (collections[collection].kind !== 'entries') return undefined
  const keys = Object.keys(data)
  const guess = guessCollection(keys, file.endsWith('.mdx') ? 'mdx' : 'json')
  if (!guess || guess === collection || fitOf(keys, guess) < fitOf(keys, collection) + 4) return undefined
  const own = new Set(keysOf(collections[collection].schema))
  const telling = keysOf(collections[guess].schema).filter((key) => keys.includes(key) && !own.has(key))
  if (telling.length === 0) return undefined
  return {
    severity: 'error',
    rule: 'wrong-folder',
    file,
    line: 1,
    column: 1,
    message: `The file stands in content/${collections[collection].path}, but its fields (${telling
      .slice(0, 4)
      .map((key) => `\`${key}\``)
      .join(', ')}) are those of content/${collections[guess].path}.`,
    hint: `Move it to ${pathIn(guess, slug)}, or to another name in that folder where this one is taken.`,
  }
}
