import { expect, test } from 'vitest'
import { z } from 'zod'
import { styleGuide } from '#src/content/schemas/style-guide.ts'
import type { JsonSchema } from '#src/desk/requests/json-schema.ts'
import { blankValue } from '../../../../src/desk/ui/fields/blank-value.ts'
import { fieldKind } from '../../../../src/desk/ui/fields/field-kind.ts'
import { inWords } from '../../../../src/desk/ui/fields/in-words.ts'
import { settable } from '../../../../src/desk/ui/fields/set-value.ts'

test('the schema decides the control of a field', () => {
  expect(fieldKind({ type: 'string', minLength: 1 })).toBe('text')
  expect(fieldKind({ type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' })).toBe('date')
  expect(fieldKind({ type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}(?:[T ]\\d{2}:\\d{2})?$' })).toBe('moment')
  expect(fieldKind({ type: 'string', allOf: [{ pattern: '^(?:mailto:[^\\s]+)$' }] })).toBe('link')
  expect(fieldKind({ anyOf: [{ const: 45 }, { const: 60 }] })).toBe('choice')
  expect(fieldKind({ anyOf: [{ type: 'number' }, { type: 'string' }] })).toBe('amount')
  expect(fieldKind({ type: 'string', enum: ['a'], entryOf: 'categories' })).toBe('reference')
  expect(fieldKind({ type: 'object', properties: { src: { type: 'string' }, alt: { type: 'string' } } })).toBe(
    'picture',
  )
  expect(fieldKind({})).toBe('other')
})

test('each field of the style guide has a control', () => {
  const kinds = new Map<string, string>()
  const visit = (schema: JsonSchema, name: string) => {
    kinds.set(name, fieldKind(schema))
    for (const [key, part] of Object.entries(schema.properties ?? {})) visit(part, `${name}.${key}`)
    if (schema.items) visit(schema.items, `${name}[]`)
  }
  visit(z.toJSONSchema(styleGuide, { io: 'input' }) as JsonSchema, 'style')
  expect(kinds.get('style.avoid[].words[]')).toBe('name')
  expect(kinds.get('style.longest.sentence')).toBe('number')
  expect([...kinds].filter(([, kind]) => kind === 'other')).toEqual([])
})

test('a value in a group that does not exist yet brings the group along', () => {
  expect(settable({ title: 'x' }, ['cover', 'src'], 'a.png')).toEqual({ path: ['cover'], value: { src: 'a.png' } })
  expect(settable({ cover: { alt: 'x' } }, ['cover', 'src'], 'a.png')).toEqual({
    path: ['cover', 'src'],
    value: 'a.png',
  })
  expect(settable({}, ['cover', 'src'], undefined)).toEqual({ path: ['cover', 'src'], value: undefined })
})

test('a new item has what it must have, empty', () => {
  const schema = {
    type: 'object',
    properties: { name: { type: 'string' }, on: { type: 'boolean' }, note: { type: 'string' } },
    required: ['name', 'on'],
  } as const
  expect(blankValue({ ...schema, required: [...schema.required] })).toEqual({ name: '', on: false })
})

test('names of code become words', () => {
  expect(['ctaLink', 'case-studies', 'title'].map(inWords)).toEqual(['Cta link', 'Case studies', 'Title'])
})
