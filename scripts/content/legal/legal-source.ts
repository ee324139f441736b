import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Facts } from '../checks/facts.ts'
import { type Span, spanAt } from '../report/position.ts'
import { decode } from '../stages/decode.ts'
import type { FileResult } from '../stages/file-result.ts'
import { fieldsEnd } from '../syntax/fields-end.ts'

/** The text of a legal file, in which rules look for words. */
export interface LegalSource {
  text: string
  /** The same text with everything blanked that readers do not see as words: fields, tags, addresses, comments. */
  words: string
  /** The place of characters. */
  span(start: number, length: number): Span
}

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const hidden = [/\{\/\*[\s\S]*?\*\/\}/g, /<\/?[A-Z][^>]*>/g, /\]\([^)]*\)/g]
const sources = new WeakMap<FileResult, LegalSource>()

const blank = (part: string) => part.replace(/[^\n]/g, ' ')

/** Reads a legal file once for all rules. A file is another result as soon as it was changed. */
export function legalSource(result: FileResult, { root }: Facts): LegalSource {
  const known = sources.get(result)
  if (known) return known
  const { text } = decode(result.file, readFileSync(join(root, result.file)))
  const end = fieldsEnd(text) ?? 0
  const body = hidden.reduce((words, pattern) => words.replace(pattern, blank), text.slice(end))
  const source = {
    text,
    words: blank(text.slice(0, end)) + body,
    span: (start: number, length: number) => spanAt(text, start, start + length),
  }
  sources.set(result, source)
  return source
}
