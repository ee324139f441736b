import type { FileResult } from '../../model/file-result.ts'
import type { Found } from '../../model/issue.ts'
import { type Span, spanAt } from '../../model/position.ts'
import type { PlainText } from './plain-texts.ts'

/** A rule about the texts of one file: `texts` are those that are printed as they are written, `source` is the file. */
export type TextRule = (result: FileResult, texts: readonly PlainText[], source: string) => Found[]

/** What is wrong with a text, and the words of it that are meant where it is not all of them. */
type Said = Pick<Found, 'message' | 'hint'> & { words?: string }

/** A rule about each text that is printed as it is written: in a field, or in an attribute of a block, where its words stand. */
export const eachText =
  (find: (text: string, field: string | undefined, source: string) => Said | readonly Said[] | undefined): TextRule =>
  ({ file }, texts, source) =>
    texts.flatMap(({ text, field }) =>
      [find(text, field, source) ?? []].flat().map(({ words = text, ...said }) => {
        const place = field === undefined ? spanOf(words, source) : { field }
        return { file, ...place, ...said }
      }),
    )

/** The place of words in a file; its first line where they are written in another way, for example with an escape. */
function spanOf(words: string, source: string): Span {
  const start = source.indexOf(words)
  return start === -1 ? { line: 1, column: 1 } : spanAt(source, start, start + words.length)
}

/** The places of words in a file, one after the other when they are asked for again. */
export function spansOf(source: string): (words: string) => Span {
  const next = new Map<string, number>()
  return (words) => {
    const start = source.indexOf(words, next.get(words))
    if (start === -1) return spanOf(words, source)
    next.set(words, start + words.length)
    return spanAt(source, start, start + words.length)
  }
}
