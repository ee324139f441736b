import { standIn } from '#src/lib/is-stand-in.ts'
import { spanAt } from '../report/position.ts'
import type { Ref } from '../stages/file-result.ts'

/** The places where `npm run new` or the desk has left a note about the words that belong there. */
export function unfinishedParts(text: string): Ref[] {
  return [...text.matchAll(new RegExp(standIn, 'g'))].map(({ 0: value, index }) => ({
    kind: 'unfinished',
    value: value.slice(0, -1),
    ...spanAt(text, index, index + value.length),
  }))
}
