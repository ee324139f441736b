import { getLocation } from 'jsonc-parser'
import { isCollection, isPair, isScalar, type Node } from 'yaml'
import { fieldsEnd } from '#src/lib/fields-end.ts'
import { type FieldFormat, type FieldPath, readFields } from './fields.ts'
import { readFrontmatter } from './yaml-edits.ts'

/** The path of the field that an offset before the end of the fields lies in; empty where they cannot be read. */
export function fieldAt(text: string, format: FieldFormat, offset: number): FieldPath {
  if (readFields(text, format) === undefined) return []
  return format === 'json' ? getLocation(text, offset).path : yamlPathAt(text, offset)
}

/** The same as a name, such as `hero.ctaLink`, in a file by its name; undefined for an offset in no field. */
export function fieldNameAt(file: string, text: string, offset: number): string | undefined {
  const format = file.endsWith('.json') ? 'json' : 'mdx'
  if (format === 'mdx' && offset >= (fieldsEnd(text) ?? 0)) return undefined
  return fieldAt(text, format, offset).join('.') || undefined
}

function yamlPathAt(text: string, offset: number): FieldPath {
  const path: (string | number)[] = []
  let node: unknown = readFrontmatter(text.slice(0, (fieldsEnd(text) ?? 3) - 3))?.contents
  while (isCollection(node)) {
    const { items } = node as { items: unknown[] }
    const at = items.findLastIndex((item) => startOf(item) <= offset)
    if (at === -1) break
    const item = items[at]
    path.push(isPair(item) && isScalar(item.key) ? String(item.key.value) : at)
    node = isPair(item) ? item.value : item
  }
  return path
}

function startOf(item: unknown): number {
  const node = (isPair(item) ? item.key : item) as Node | null
  return node?.range?.[0] ?? Number.POSITIVE_INFINITY
}

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
