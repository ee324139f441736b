import { type FieldFormat, type FieldPath, readFields } from './fields.ts'

/** A sign that no text of the site has. */
const mark = '\uE000'

/**
 * How far into the value of a field an offset of the text lies: escapes and folded lines count as what they stand for.
 * Undefined for an offset that lies in no words of it.
 */
export function placeInField(text: string, format: FieldFormat, path: FieldPath, offset: number): number | undefined {
  let value = readFields(text.slice(0, offset) + mark + text.slice(offset), format)
  for (const name of path) value = (value as Record<string, unknown> | null | undefined)?.[name]
  const place = typeof value === 'string' ? value.indexOf(mark) : -1
  return place === -1 ? undefined : place
}
