import type { EntryKind } from '../../requests/site.ts'
import { inWords } from '../fields/in-words.ts'

const plural = (one: string) => (one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}s`)

/** What a collection is called: after its single entry where there is a word for it, `Briefings`, else by its name. */
export function collectionName(collection: string, kinds: readonly EntryKind[]): string {
  const one = kinds.find((kind) => kind.collection === collection)?.one
  return inWords(one ? plural(one) : collection)
}
