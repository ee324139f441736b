import type { z } from 'zod'
import { isStandIn } from '#src/lib/is-stand-in.ts'
import type { FieldIssue } from '../model/issue.ts'
import { fieldName } from './field-name.ts'
import { gapsOf, schemaAt } from './schema-at.ts'
import { suggest } from './suggest.ts'

const gap = /\{\w+\}/g
const inBraces = (name: string) => `{${name}}`

/** The figures of legal texts have names of their own, which a rule about them looks at. */
const hasOwnRule = (file: string) => file.startsWith('content/legal/')

/**
 * Gaps that nothing fills, so that readers would see `{cuont}` as it stands. What is filled in, the schema of a field says
 * (`textWith`).
 *
 * @param value checked against the schema
 */
export function unknownGaps(
  file: string,
  schema: z.ZodType,
  value: unknown,
  prefix: readonly PropertyKey[],
): FieldIssue[] {
  const issues: FieldIssue[] = []
  const look = (part: unknown, path: readonly PropertyKey[]) => {
    if (typeof part === 'object' && part !== null)
      for (const [key, inner] of Object.entries(part)) look(inner, [...path, Array.isArray(part) ? Number(key) : key])
    if (typeof part !== 'string' || !part.includes('{') || isStandIn(part)) return
    const filled = gapsOf(schemaAt(schema, path)).map(inBraces)
    for (const found of part.match(gap) ?? []) {
      if (filled.includes(found)) continue
      const meant = suggest(found, filled)
      const hint =
        filled.length > 0
          ? `What is filled in here: ${filled.join(' ')}.`
          : 'Nothing is filled in here: write the words.'
      issues.push({
        severity: 'error',
        rule: 'unknown-gap',
        file,
        field: [...prefix, ...path].join('.'),
        at: 'value',
        message: `${fieldName(path)} would show ${found} as it stands.`,
        hint: meant ? `Did you mean ${meant}?` : hint,
        ...(meant && { fixes: [{ instead: found, write: meant }] }),
      })
    }
  }
  if (!hasOwnRule(file)) look(value, [])
  return issues
}
