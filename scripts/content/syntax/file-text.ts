import type { Facts } from '../model/facts.ts'
import type { FileResult } from '../model/file-result.ts'
import { bytesOf } from '../model/open-texts.ts'
import { type Span, spanAt } from '../model/position.ts'
import { decode } from './decode.ts'

/** The text of a file, for rules that look for words and say where they stand. */
export interface FileText {
  text: string
  /** The place of characters. */
  span(start: number, length: number): Span
}

const texts = new WeakMap<FileResult, FileText>()

/** Reads a file once for all rules. A file is another result as soon as it was changed. */
export function fileText(result: FileResult, { root, open }: Facts): FileText {
  const known = texts.get(result)
  if (known) return known
  const { text } = decode(result.file, bytesOf(root, result.file, open))
  const read = { text, span: (start: number, length: number) => spanAt(text, start, start + length) }
  texts.set(result, read)
  return read
}
