import type { z } from 'zod'
import { quote } from '../fields/quote.ts'
import { validate } from '../fields/validate.ts'
import type { FieldIssue } from '../model/issue.ts'

/** Checks a list of records, each on its own, and that no `id` is used twice. */
export function validateList(
  file: string,
  schema: z.ZodType,
  value: unknown,
): { value: unknown; issues: FieldIssue[]; ids: string[] } {
  if (!Array.isArray(value)) {
    const message = 'The file must hold a list of records.'
    return {
      value: null,
      issues: [
        { severity: 'error', rule: 'json', file, line: 1, column: 1, message, hint: 'Begin with [ and end with ].' },
      ],
      ids: [],
    }
  }
  const ids = value.map(idOf)
  const checked = value.map((item, index) => {
    const { value: record, issues } = validate(file, schema, item, { prefix: [index] })
    return { value: record, issues: issues.map((issue) => ofRecord(issue, index, ids[index])) }
  })
  const issues = [...checked.flatMap((item) => item.issues), ...duplicateIds(file, ids)]
  return { value: issues.length > 0 ? null : checked.map((item) => item.value), issues, ids }
}

/** The `id` of a record; empty when it has none. What a broken file holds there may be anything. */
function idOf(item: unknown): string {
  const id = (item as { id?: unknown } | null)?.id
  return typeof id === 'string' || typeof id === 'number' ? String(id) : ''
}

/** Editors know a record by its id, not by counting from nought. */
function ofRecord(issue: FieldIssue, index: number, id = ''): FieldIssue {
  const name = id ? `Record ${quote(id)}` : `Record ${index + 1}`
  return { ...issue, message: `${name}: ${issue.message}` }
}

function duplicateIds(file: string, ids: string[]): FieldIssue[] {
  const firsts = new Map<string, number>()
  return ids.flatMap((id, index) => {
    const first = firsts.get(id)
    if (first === undefined) firsts.set(id, index)
    if (first === undefined || !id) return []
    const message = `The \`id\` ${quote(id)} is already used by record ${first + 1} of this list.`
    return [
      {
        severity: 'error',
        rule: 'duplicate-id',
        file,
        field: `${index}.id`,
        at: 'value',
        message,
        hint: 'Give each record its own id.',
      },
    ]
  })
}
