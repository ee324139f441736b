import type { z } from 'zod'
import { type Fix, meantWords } from '../model/fix.ts'
import type { FieldIssue } from '../model/issue.ts'
import { fieldName } from './field-name.ts'
import { limitWords, measured, unsaid } from './limit-words.ts'
import type { FieldPlace, Notation } from './notation.ts'
import { offerText } from './offer-text.ts'
import { meantValue, offerValue } from './offer-value.ts'
import { quote, quoteAll } from './quote.ts'
import { descriptionOf, formOf, keysOf, kindName, kindOf, schemaAt } from './schema-at.ts'
import { suggest } from './suggest.ts'
import { valueAt } from './value-at.ts'

type ZodIssue = z.core.$ZodIssue
interface Subject extends FieldPlace {
  issue: ZodIssue
  /** The value at the path. */
  value: unknown
  /** What messages call it: `hero.ctaLink`, in signs of code. */
  name: string
}
type Words = Pick<FieldIssue, 'rule' | 'message' | 'hint' | 'fixes'> & { at?: 'key' | 'value' }

/** Says in plain words what zod found. */
export function fieldIssue(place: FieldPlace, issue: ZodIssue, root: unknown): FieldIssue[] {
  const { file, prefix } = place
  const field = [...prefix, ...issue.path].join('.')
  const name = fieldName(issue.path)
  const subject: Subject = { ...place, issue, value: valueAt(root, issue.path), name }
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(subject, key))
  const { at = 'value', ...words } = wordsFor(subject)
  return [{ severity: 'error', file, field, at, ...words }]
}

function wordsFor(subject: Subject): Words {
  const { issue, value, name } = subject
  if (value === undefined && issue.code !== 'custom') return missing(subject)
  if (value === null) return empty(subject)
  const allowed = allowedValues(issue)
  if (allowed.length > 0) return notAllowed(subject, allowed)
  if (issue.code === 'invalid_type') {
    const date = dateOfDigits(subject, issue.expected)
    return date ? wordsFor(date) : wrongType(subject, issue.expected)
  }
  const offer = offerText(subject.notation, value, schemaAt(subject.schema, issue.path), issue)
  return {
    rule: 'invalid-value',
    message: `${name} ${limitWords(issue)}${measured(issue, value)}.`,
    hint: [offer.hint, about(subject)].filter(Boolean).join(' ') || undefined,
    fixes: offer.fixes,
  }
}

/** What would be found if a number were a text, where a date belongs: one without hyphens is read as a number. */
function dateOfDigits(subject: Subject, expected: string): Subject | undefined {
  const { schema, issue, value } = subject
  if (expected !== 'string' || typeof value !== 'number') return undefined
  const place = schemaAt(schema, issue.path)
  const [found] = place?.safeParse(String(value), unsaid).error?.issues ?? []
  return found?.code === 'invalid_format' && /^(?:date|moment)$/.test(formOf(place) ?? '')
    ? { ...subject, issue: { ...found, path: issue.path }, value: String(value) }
    : undefined
}

function missing({ schema, issue, name }: Subject): Words {
  const description = descriptionOf(schemaAt(schema, issue.path))
  return {
    rule: 'missing-field',
    at: 'key',
    message: `${name} is missing${description ? `: ${description}` : '.'}`,
    hint: `Add \`${String(issue.path.at(-1))}\` with ${kindOf(schemaAt(schema, issue.path))}.`,
  }
}

function empty({ schema, issue, name }: Subject): Words {
  const position = issue.path.at(-1)
  if (typeof position === 'number') {
    const message = `${fieldName(issue.path.slice(0, -1))} has no value at position ${position + 1}.`
    return { rule: 'missing-field', message, hint: `Give it one, or shorten the list.` }
  }
  const description = descriptionOf(schemaAt(schema, issue.path))
  return {
    rule: 'missing-field',
    message: `${name} is empty${description ? `: ${description}` : '.'}`,
    hint: 'Give it a value or remove the line.',
  }
}

function wrongType(subject: Subject, expected: string): Words {
  const { name, value } = subject
  if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY)
    return {
      rule: 'wrong-type',
      message: `${name} is a number too large to be read.`,
      hint: ['Write a smaller number.', about(subject)].filter(Boolean).join(' '),
    }
  const whole = expected === 'int' && typeof value === 'number'
  return {
    rule: 'wrong-type',
    message: `${name} must be ${kindName(expected)}, not ${whole ? quote(value) : typeName(value)}.`,
    hint: expectedHint(subject, expected),
    fixes: asFixes(meantValue(value, expected)),
  }
}

const asFixes = (value: unknown): Fix[] | undefined => (value === undefined ? undefined : [{ value }])

/** Where the fields of a group stand. */
const group: Record<Notation, string> = {
  yaml: 'on lines of their own below it, each after two spaces',
  json: 'between { and }',
  attributes: 'between {{ and }}',
}

function expectedHint({ notation, schema, issue, value }: Subject, expected: string): string {
  const place = schemaAt(schema, issue.path)
  const description = descriptionOf(place)
  const keys = expected === 'object' ? keysOf(place) : []
  const write =
    expected === 'string' && notation !== 'json' && typeof value === 'object'
      ? 'Put the whole text in double quotes: otherwise a colon, braces or square brackets divide it.'
      : keys.length > 0
        ? `Write its fields ${group[notation]}: ${keys.join(', ')}.`
        : (offerValue(value, expected, notation) ?? `Write ${kindName(expected)}.`)
  return description ? `${write} What belongs here: ${description}` : write
}

function notAllowed(subject: Subject, allowed: unknown[]): Words {
  const { name, value, notation } = subject
  const number = typeof value === 'string' ? meantValue(value, 'number') : undefined
  if (number !== undefined && allowed.includes(number))
    return {
      rule: 'unknown-value',
      message: `${name} must be a number, not text.`,
      hint: offerValue(value, 'number', notation),
      fixes: asFixes(number),
    }
  const meant =
    typeof value === 'string'
      ? suggest(
          value,
          allowed.filter((item) => typeof item === 'string'),
        )
      : undefined
  return {
    rule: 'unknown-value',
    message: `${name} cannot be ${quote(value)}.`,
    hint: `${meant ? `Did you mean ${quote(meant)}? ` : ''}Allowed: ${quoteAll(allowed)}.`,
    fixes: asFixes(meant),
  }
}

function unknownKey({ file, schema, issue, prefix, notation }: Subject, key: string): FieldIssue {
  const noun = notation === 'attributes' ? 'attribute' : 'field'
  const keys = keysOf(schemaAt(schema, issue.path))
  const meant = suggest(key, keys)
  const fields = keys.map((name) => `\`${name}\``).join(', ')
  return {
    severity: 'error',
    rule: 'unknown-field',
    file,
    field: [...prefix, ...issue.path, key].join('.'),
    at: 'key',
    problem: 'unknown-name',
    message: `There is no ${noun} \`${key}\`${issue.path.length > 0 ? ` in ${fieldName(issue.path)}` : ''}.`,
    hint: meant ? `Did you mean \`${meant}\`?` : fields ? `The ${noun}s are ${fields}.` : 'Remove it.',
    fixes: meantWords(key, meant),
  }
}

function allowedValues(issue: ZodIssue): unknown[] {
  if (issue.code === 'invalid_value') return issue.values
  if (issue.code !== 'invalid_union') return []
  const options = issue.errors.map((errors) => errors[0])
  return options.every((option) => option?.code === 'invalid_value')
    ? options.flatMap((option) => allowedValues(option as ZodIssue))
    : []
}

function about({ schema, issue }: Subject): string | undefined {
  const description = descriptionOf(schemaAt(schema, issue.path))
  return description && `What belongs here: ${description}`
}

function typeName(value: unknown): string {
  if (Number.isNaN(value)) return '.nan'
  if (Array.isArray(value)) return kindName('array')
  return kindName(typeof value)
}
