import { fieldsEnd } from '#src/lib/fields-end.ts'
import type { Passage } from '../../requests/comments.ts'
import { fieldNameAt } from '../fields/field-at.ts'
import { type FieldFormat, type FieldPath, fieldEdits, readFields } from '../fields/fields.ts'
import { printInline } from '../inline/write-inline.ts'
import { bodySchema } from '../model/body-schema.ts'
import type { TextEdit } from '../model/text-edit.ts'
import { findWords, type Stretch, wordsWithContext } from './find-words.ts'

const formatOf = (file: string): FieldFormat => (file.endsWith('.json') ? 'json' : 'mdx')

const bodyStart = (file: string, text: string) => (formatOf(file) === 'mdx' ? (fieldsEnd(text) ?? 0) : text.length)

/** Where a passage stands now: in the text of the file, or in the value of a field. */
export type PassagePlace = Stretch & { field?: FieldPath; value?: string }

/** The passage of what is selected in a text; in the fields it is the value of the whole field. Nothing without words. */
export function passageAt(file: string, text: string, { from, to }: Stretch): Passage | undefined {
  const field = fieldNameAt(file, text, from)
  if (field !== undefined) return passageInField(file, text, field)
  const words = text.slice(from, to)
  // The space at the ends of a selection is nobody's words.
  const start = from + (words.length - words.trimStart().length)
  const end = start + words.trim().length
  const body = bodyStart(file, text)
  const isInBody = end > start && start >= body
  return isInBody ? wordsWithContext(text.slice(body), { from: start - body, to: end - body }) : undefined
}

/** The passage of a field, or of what is selected in its value. */
export function passageInField(file: string, text: string, field: string, selected?: Stretch): Passage {
  const fields = readFields(text, formatOf(file))
  const value = asText(valueAt(fields, pathIn(fields, field)))
  const stretch = selected && selected.to > selected.from ? selected : { from: 0, to: value.length }
  return { field, ...wordsWithContext(value, stretch) }
}

/** Finds a passage in a text; undefined where it is gone. */
export function placeOfPassage(file: string, text: string, passage: Passage): PassagePlace | undefined {
  const { field } = passage
  if (field === undefined) {
    const start = bodyStart(file, text)
    const found = findWords(text.slice(start), passage)
    return found && { from: found.from + start, to: found.to + start }
  }
  const fields = readFields(text, formatOf(file))
  for (const path of [pathIn(fields, field), ...fieldsLike(fields, field)]) {
    const value = asText(valueAt(fields, path))
    const found = findWords(value, passage)
    if (found) return { ...found, field: path, value }
  }
  return undefined
}

/** What writes other words in the place of a passage; undefined where it is gone, or holds no text. */
export const passageEdits = (file: string, text: string, passage: Passage, words: string): TextEdit[] | undefined =>
  passageInstead(file, text, passage, passageWith(passage, words).words)

/** The same, with words that are written as they stand in the file. */
export function passageInstead(file: string, text: string, passage: Passage, written: string): TextEdit[] | undefined {
  const place = placeOfPassage(file, text, passage)
  if (!place) return undefined
  const { field, value = '', from, to } = place
  if (!field) return [{ from, to, insert: written }]
  const format = formatOf(file)
  if (typeof valueAt(readFields(text, format), field) !== 'string') return undefined
  return fieldEdits(text, format, field, value.slice(0, from) + written + value.slice(to))
}

/** The passage of other words in its place. */
export const passageWith = (passage: Passage, words: string): Passage => ({
  ...passage,
  words: passage.field === undefined ? writtenLike(passage.words, words) : words,
})

const plain = (words: string) =>
  printInline(bodySchema.node('paragraph', null, words ? [bodySchema.text(words)] : []), 'paragraph')

/** Words that mean themselves, where those they replace did; beside signs of Markdown they are Markdown, too. */
function writtenLike(before: string, words: string): string {
  return before.includes('\n') || plain(before) !== before ? words : plain(words.replaceAll(/\s*\n\s*/g, ' '))
}

const asText = (value: unknown) =>
  value === undefined || value === null || typeof value === 'object' ? '' : String(value)

const valueAt = (data: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((here, key) => (here as Record<string | number, unknown> | null | undefined)?.[key], data)

/** A field by its name: the items of lists are numbers. */
function pathIn(data: unknown, field: string): FieldPath {
  const path: (string | number)[] = []
  for (const key of field.split('.')) path.push(Array.isArray(valueAt(data, path)) ? Number(key) : key)
  return path
}

/** The fields of the same name in the other items of the same lists: what stands in a list moves. */
function fieldsLike(data: unknown, field: string): FieldPath[] {
  let found: FieldPath[] = [[]]
  for (const key of field.split('.'))
    found = found.flatMap((path) => {
      const here = valueAt(data, path)
      return Array.isArray(here) ? here.map((_, at) => [...path, at]) : [[...path, key]]
    })
  return found.filter((path) => path.join('.') !== field)
}
