import { fieldsEnd } from '#src/lib/fields-end.ts'
import type { Facts } from '../model/facts.ts'
import type { FileResult } from '../model/file-result.ts'
import { type FileText, fileText } from '../syntax/file-text.ts'

/** The text of a legal file, in which rules look for words. */
export interface LegalSource extends FileText {
  /** The same text with everything blanked that readers do not see as words: fields, tags, addresses, comments. */
  words: string
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
/** The end of a line of a paragraph that goes on: a space for readers. */
const within = /^((?![ \t]*(?:#|\||---|```)).*\S)\n(?=[ \t]*(?!#|\||---|```|(?:[-*+>]|\d+[.)])[ \t])\S)/gm
const sources = new WeakMap<FileResult, LegalSource>()

const blank = (part: string) => part.replace(/[^\n]/g, ' ')

/** Reads a legal file once for all rules. A file is another result as soon as it was changed. */
export function legalSource(result: FileResult, facts: Facts): LegalSource {
  const known = sources.get(result)
  if (known) return known
  const read = fileText(result, facts)
  const { text } = read
  const end = fieldsEnd(text) ?? 0
  const body = hidden.reduce((words, pattern) => words.replace(pattern, blank), text.slice(end)).replace(within, '$1 ')
  const source = {
    ...read,
    words: blank(text.slice(0, end)) + body,
  }
  sources.set(result, source)
  return source
}
