import { fieldsEnd } from '#src/lib/fields-end.ts'
import { isEqual } from '../model/is-equal.ts'
import { applyEdits, type TextEdit, tidyEdits } from '../model/text-edit.ts'
import { jsonEdits } from './json-edits.ts'
import { type FieldSchema, withValue } from './with-value.ts'
import { yamlEdits, yamlValue } from './yaml-edits.ts'

export type FieldFormat = 'mdx' | 'json'
export type FieldPath = readonly (string | number)[]

/** The fields of a file as data: what stands between the `---` lines, or the whole of a JSON file. Undefined when unreadable. */
export function readFields(text: string, format: FieldFormat): unknown {
  if (format === 'json') return parsedJson(text)
  const end = fieldsEnd(text)
  return end === undefined ? undefined : yamlValue(text.slice(0, end - 3))
}

/**
 * The edits that give a field another value; undefined removes it. Comments, quotes, order and layout of everything else
 * stay. Without edits the field has that value already, or the fields cannot be read.
 *
 * @param schema the JSON Schema of the fields, for the place of a new one.
 */
export function fieldEdits(
  text: string,
  format: FieldFormat,
  path: FieldPath,
  value: unknown,
  schema?: FieldSchema,
): TextEdit[] {
  const fields = readFields(text, format)
  if (fields === undefined) return []
  const wanted = withValue(fields, path, value, schema)
  if (isEqual(fields, wanted)) return []
  const end = format === 'json' ? text.length : (fieldsEnd(text) as number) - 3
  for (const edits of format === 'json' ? jsonEdits(text, wanted) : yamlEdits(text.slice(0, end), wanted)) {
    const tidy = tidyEdits(text, edits)
    if (isEqual(readFields(applyEdits(text, tidy), format), wanted)) return tidy
  }
  throw new Error(`No way was found to write the field ${path.join('.')}.`)
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
