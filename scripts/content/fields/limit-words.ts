import type { z } from 'zod'
import { quote } from './quote.ts'

type ZodIssue = z.core.$ZodIssue

const formats: Record<string, string> = {
  email: 'must be an e-mail address, for example "name@example.com"',
  url: 'must be a complete address, for example "https://example.com/page"',
}

/** How fields are read: where a schema has no words of its own for what is wrong, they are found here and not in zod. */
export const unsaid = { error: () => '' }

/** What a value that was read with `unsaid` must be like, for a sentence that begins with the name of the field. */
export function limitWords(issue: ZodIssue): string {
  if (issue.message) return issue.message.replace(/\.$/, '')
  if (issue.code === 'invalid_format') {
    if (issue.format === 'starts_with') return `must start with ${quote((issue as { prefix?: string }).prefix)}`
    return formats[issue.format] ?? 'is not written in the expected form'
  }
  if (issue.code === 'too_small')
    return limit(issue.origin, issue.inclusive === false ? 'more than' : 'at least', issue.minimum)
  if (issue.code === 'too_big')
    return limit(issue.origin, issue.inclusive === false ? 'less than' : 'at most', issue.maximum)
  return 'is not valid'
}

function limit(origin: string, comparison: string, count: number | bigint): string {
  if (origin === 'array') return `must have ${comparison} ${count} item${count === 1 ? '' : 's'}`
  return `must be ${comparison} ${count}${origin === 'string' ? ' characters' : ''}`
}

/** How far the value is from its limit. */
export function measured(issue: ZodIssue, value: unknown): string {
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return ''
  if (typeof value === 'string') return value.trim() === '' ? '' : ` (it has ${value.trim().length})`
  if (Array.isArray(value)) return ` (it has ${value.length})`
  return ` (it is ${String(value)})`
}
