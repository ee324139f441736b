import { z } from 'zod'
import { isStandIn } from '#src/lib/is-stand-in.ts'
import { unsaid } from './limit-words.ts'
import { schemaAt } from './schema-at.ts'
import { starterFor } from './starter-fields.ts'
import { valueAt } from './value-at.ts'

/** Stands in for a day that is still to be decided. */
export const blankDate = '2099-12-31'

/** Values that are plainly none, for the kinds of fields in which words cannot stand. The first that fits is taken. */
const blanks: readonly unknown[] = [
  blankDate,
  '00:00',
  '0.0 MB',
  '1-1 months',
  '0% a year',
  '$0',
  'AA',
  'fill-in',
  'fillIn',
  '#fill-in',
  'fill-in.png',
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

/** Whether a note stands where a value belongs. */
export const isNote = (value: unknown): value is string => typeof value === 'string' && isStandIn(value)

type ZodIssue = z.core.$ZodIssue

/** Fields as they were read. */
export interface FilledFields<Output> {
  parsed: z.ZodSafeParseResult<Output>
  /** What a draft lacks: something stands in for it. */
  lacking: ZodIssue[]
}

/** Filling a group may show that fields inside it are missing, and filling those that a rule about both is broken. */
const rounds = 4

/**
 * Reads fields, with a blank in the place of each note of `npm run new` (“Fill in: …”) that stands where a number, a
 * date or a choice belongs: so the preview can show the entry. It is never published, because each note is an error. In a
 * draft something also stands in for what is missing or not long enough yet.
 */
export function standIns<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  draft = false,
): FilledFields<z.output<Schema>> {
  let parsed = schema.safeParse(value, unsaid)
  if (parsed.success) return { parsed, lacking: [] }
  const filled = structuredClone(value)
  const lacking: ZodIssue[] = []
  for (let round = 0; round < rounds && !parsed.success; round += 1) {
    const missing = draft ? parsed.error.issues.filter((issue) => isMissing(issue, valueAt(filled, issue.path))) : []
    const notes = parsed.error.issues.filter((issue) => isNote(valueAt(filled, issue.path)))
    if (missing.length + notes.length === 0) break
    // What is filled in later rounds was made here, and nobody has to be told of it.
    if (round === 0) lacking.push(...missing.filter((issue) => !notes.includes(issue)))
    for (const { path } of notes) setAt(filled, path, blankFor(schemaAt(schema, path)))
    for (const issue of missing.filter((one) => !notes.includes(one))) fill(filled, issue, schemaAt(schema, issue.path))
    parsed = schema.safeParse(filled, unsaid)
  }
  return { parsed, lacking }
}

function isMissing({ code, path, ...issue }: ZodIssue, value: unknown): boolean {
  if (path.length === 0) return false
  const { origin, params } = issue as { origin?: string; params?: { missing?: true } }
  if (code === 'custom') return params?.missing === true
  return (code === 'too_small' && origin !== 'number') || value === undefined || value === null
}

/** Puts a starter where there is nothing, and behind what is too short. */
function fill(root: unknown, { path }: ZodIssue, schema: z.ZodType | undefined): void {
  if (!schema) return
  const starter = starterFor(schema)
  const value = valueAt(root, path)
  if (typeof value === 'string') setAt(root, path, `${value} ${String(starter)}`.trim())
  else if (Array.isArray(value))
    setAt(root, path, [...value, ...(starter as unknown[])].slice(0, longestOf(starter, value)))
  else setAt(root, path, starter)
}

/** As many items as are asked for at least: the starter has exactly those. */
const longestOf = (starter: unknown, value: unknown[]) => Math.max((starter as unknown[]).length, value.length)

function blankFor(schema: z.ZodType | undefined): unknown {
  if (!schema) return undefined
  const { enum: options, anyOf } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const candidates = [...(options ?? []), ...(anyOf ?? []).map((option) => (option as { const?: unknown }).const)]
  return [...candidates, ...blanks].find((blank) => schema.safeParse(blank).success)
}

type Group = Record<PropertyKey, unknown>

function setAt(root: unknown, path: readonly PropertyKey[], value: unknown): void {
  const last = path.at(-1)
  if (last !== undefined) (valueAt(root, path.slice(0, -1)) as Group)[last] = value
}
