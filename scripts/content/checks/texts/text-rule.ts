import type { FileResult } from '../../model/file-result.ts'
import type { FieldIssue } from '../../model/issue.ts'
import { type Span, spanAt } from '../../model/position.ts'
import type { PlainText } from './plain-texts.ts'

/** A rule about the texts of one file: `texts` are those that are printed as they are written, `source` is the file. */
export type TextRule = (result: FileResult, texts: readonly PlainText[], source: string) => FieldIssue[]

/** The place of words in a file; its first line where they are written in another way, for example with an escape. */
export function spanOf(words: string, source: string): Span {
  const start = source.indexOf(words)
  return start === -1 ? { line: 1, column: 1 } : spanAt(source, start, start + words.length)
}
