import { standIn } from '#src/lib/is-stand-in.ts'
import type { Ref } from '../model/file-result.ts'
import { spanAt } from '../model/position.ts'

/** A note as far as it names what belongs there: “Fill in: the figure”. What follows explains it. */
const note = new RegExp(`${standIn.source}[^.,:;"\\\\<{\\[\\n]{0,100}`, 'g')

/** The places where `npm run new` or the desk has left a note about the words that belong there. */
export function unfinishedParts(text: string): Ref[] {
  return [...text.matchAll(note)].map(({ 0: words, index }) => {
    const value = words.trimEnd().replace(/:$/, '')
    return { kind: 'unfinished', value, ...spanAt(text, index, index + value.length) }
  })
}
