import type { z } from 'zod'
import type { FieldIssue } from '../model/issue.ts'
import { type Notation, notationOf } from './notation.ts'
import { keysOf, schemaAt } from './schema-at.ts'
import { standIns } from './stand-ins.ts'
import { type Stray, strayFields } from './stray-fields.ts'
import { suggest } from './suggest.ts'
import { unknownGaps } from './unknown-gaps.ts'
import { fieldIssue } from './zod-issue.ts'

type ZodIssue = z.core.$ZodIssue

interface Options {
  /** Where the value stands: its position in a list. */
  prefix?: readonly PropertyKey[]
  /** Whether it belongs to a draft, in which something may still be missing. */
  draft?: boolean
  /** How it is written, where that is not as in a file of this name. */
  notation?: Notation
}

/** Checks a value against its schema. Each problem becomes an issue with its field; the places are found later. */
export function validate(
  file: string,
  schema: z.ZodType,
  value: unknown,
  { prefix = [], draft = false, notation = notationOf(file) }: Options = {},
) {
  const { parsed, lacking } = standIns(schema, value, draft)
  const place = { file, schema, prefix, notation }
  const told = lacking
    .flatMap((issue) => fieldIssue(place, issue, value))
    .map((issue): FieldIssue => ({ ...issue, severity: 'warning' }))
  if (parsed.success)
    return { value: parsed.data, issues: [...told, ...unknownGaps(file, schema, parsed.data, prefix)] }
  const found = withoutConsequences(parsed.error.issues)
  const unknown = found.filter((issue) => issue.code === 'unrecognized_keys')
  const strays = unknown.map((issue) => strayFields(place, value, issue))
  const others = found.map((issue) => withoutKeys(issue, strays[unknown.indexOf(issue as never)] ?? []))
  const consequences = new Set([
    ...others.flatMap((issue) => meantKeys(schema, issue, others)),
    ...strays.flat().flatMap((stray) => stray.consequences),
  ])
  const issues = others
    .filter((issue) => issue.code === 'unrecognized_keys' || !consequences.has(issue.path.join('.')))
    .flatMap((issue) => fieldIssue(place, issue, value))
  return { value: null, issues: [...told, ...issues, ...strays.flat().map(({ issue }) => issue)] }
}

/** A value of the wrong type also breaks the limits of the right one: the type alone is told. */
function withoutConsequences(issues: readonly ZodIssue[]): readonly ZodIssue[] {
  const wrong = new Set(issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('.')))
  return issues.filter(({ code, path }) => code === 'invalid_type' || !wrong.has(path.join('.')))
}

/** What is said of unknown fields, without those of which it is known where they belong. */
function withoutKeys(issue: ZodIssue, strays: readonly Stray[]): ZodIssue {
  if (issue.code !== 'unrecognized_keys') return issue
  const told = strays.flatMap(({ keys }) => keys)
  return { ...issue, keys: issue.keys.filter((key) => !told.includes(key)) }
}

/** The missing fields that an unknown key of the same group was meant to be: they are told once, at the key. */
function meantKeys(schema: z.ZodType, issue: ZodIssue, all: readonly ZodIssue[]): string[] {
  if (issue.code !== 'unrecognized_keys') return []
  const keys = keysOf(schemaAt(schema, issue.path))
  return issue.keys.flatMap((key) => {
    const meant = suggest(key, keys)
    const path = [...issue.path, meant].join('.')
    return meant && all.some((other) => other.path.join('.') === path) ? [path] : []
  })
}
