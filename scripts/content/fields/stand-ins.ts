import { z } from 'zod'
import { schemaAt } from './schema-at.ts'

/** Values that are plainly none, for the kinds of fields in which words cannot stand. The first that fits is taken. */
const blanks: readonly unknown[] = [
  '2099-12-31',
  '00:00',
  '0.0 MB',
  '1-1 months',
  '0% a year',
  '$0',
  'AA',
  'fill-in',
  '/',
  'https://example.com',
  'name@example.com',
  'tel:+10000000000',
  false,
  20_000,
  1,
  45,
  [1, 1, 1],
]

const isNote = (value: unknown): value is string => typeof value === 'string' && /^Fill in(?: \d+)?:/.test(value)

/**
 * Reads fields, with a blank in the place of each note of `npm run new` (“Fill in: …”) that stands where a number, a
 * date or a choice belongs: so the preview can show the entry. It is never published, because each note is an error.
 */
export function standIns<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed
  const notes = parsed.error.issues.filter(({ path }) => isNote(valueAt(value, path)))
  if (notes.length === 0) return parsed
  const filled = structuredClone(value)
  for (const { path } of notes) setAt(filled, path, blankFor(schemaAt(schema, path)))
  return schema.safeParse(filled)
}

function blankFor(schema: z.ZodType | undefined): unknown {
  if (!schema) return undefined
  const { enum: options, anyOf } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const candidates = [...(options ?? []), ...(anyOf ?? []).map((option) => (option as { const?: unknown }).const)]
  return [...candidates, ...blanks].find((blank) => schema.safeParse(blank).success)
}

type Group = Record<PropertyKey, unknown>

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, segment) => (value as Group | null | undefined)?.[segment], root)
}

function setAt(root: unknown, path: readonly PropertyKey[], value: unknown): void {
  const last = path.at(-1)
  if (last !== undefined) (valueAt(root, path.slice(0, -1)) as Group)[last] = value
}
