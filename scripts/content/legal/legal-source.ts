import { fieldsEnd } from '#src/lib/fields-end.ts'
import type { Facts } from '../model/facts.ts'
import type { FileResult } from '../model/file-result.ts'
import type { Span } from '../model/position.ts'
import { type FileText, fileText } from '../syntax/file-text.ts'

/** The text of a legal file, in which rules look for words. */
export interface LegalSource extends FileText {
  /**
   * The same text with everything blanked that readers do not see as words, fields, tags, addresses, comments, and one space
   * where a line of a paragraph or of an item ends and the next one begins, however far that is set in.
   */
  words: string
  /** The place of characters of `words`. */
  placeOf(start: number, length: number): Span
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
/**
 * The end of a line of a paragraph that goes on, with what the next line is set in by: a space for readers. What stands
 * before it is looked at once it is found, and not at each letter.
 */
const within = /\n(?<=^(?![ \t]*(?:#|\||---|```)).*\S\n)[ \t]*(?=(?!#|\||---|```|(?:[-*+>]|\d+[.)])[ \t])\S)/gm
const sources = new WeakMap<FileResult, LegalSource>()

const blank = (part: string) => part.replace(/[^\n]/g, ' ')

/** Reads a legal file once for all rules. A file is another result as soon as it was changed. */
export function legalSource(result: FileResult, facts: Facts): LegalSource {
  const known = sources.get(result)
  if (known) return known
  const read = fileText(result, facts)
  const { text } = read
  const end = fieldsEnd(text) ?? 0
  const seen = hidden.reduce(
    (words, pattern) => words.replace(pattern, blank),
    blank(text.slice(0, end)) + text.slice(end),
  )
  /** Offsets in the text from which on it is longer than its words, and by how much. */
  const longer: [from: number, by: number][] = []
  const words = seen.replace(within, (found, at: number) => {
    if (found.length > 1) longer.push([at + found.length, found.length - 1 + (longer.at(-1)?.[1] ?? 0)])
    return ' '
  })
  const inText = (at: number) => at + (longer.findLast(([from, by]) => from <= at + by)?.[1] ?? 0)
  const source: LegalSource = {
    ...read,
    words,
    placeOf: (start, length) => read.span(inText(start), inText(start + length - 1) + 1 - inText(start)),
  }
  sources.set(result, source)
  return source
}
