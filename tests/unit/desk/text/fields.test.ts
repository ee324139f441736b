import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldAt } from '#src/desk/text/fields/field-at.ts'
import { type FieldPath, fieldEdits, readFields } from '#src/desk/text/fields/fields.ts'
import { withValue } from '#src/desk/text/fields/with-value.ts'
import { applyEdits } from '#src/desk/text/model/text-edit.ts'
import { contentFiles } from './read-for-test.ts'

const yaml = `---
# Who it is for
title: "The plan, first"   # shown in the tab
track: technology
hero:
  title: 'It''s late'
  art: curve
skills:
  - Reading
  # the one that counts
  - Writing: plainly
  - Counting
long: >-
  Words that go on
  over two lines.
---

Body.
`

/** The text after one field was set. */
function set(text: string, path: FieldPath, value: unknown, schema?: Parameters<typeof fieldEdits>[4]): string {
  return applyEdits(text, fieldEdits(text, text.startsWith('{') ? 'json' : 'mdx', path, value, schema))
}

test('a changed word leaves quotes, comments and everything else', () => {
  expect(set(yaml, ['title'], 'The plan, second')).toBe(yaml.replace('first"', 'second"'))
  expect(set(yaml, ['hero', 'title'], "It's not late")).toBe(yaml.replace("s late'", "s not late'"))
  expect(fieldEdits(yaml, 'mdx', ['title'], 'The plan, last')).toHaveLength(1)
})

test('a value that its quotes cannot hold gets others', () => {
  expect(set(yaml, ['track'], 'a: b')).toContain('\ntrack: "a: b"\n')
  expect(set(yaml, ['title'], 'Say "yes"')).toContain('title: "Say \\"yes\\""   # shown in the tab')
})

test('items of a list are added, moved and taken away as lines, with the comments where they are', () => {
  const skills = readFields(yaml, 'mdx') as { skills: unknown[] }
  expect(set(yaml, ['skills'], [...skills.skills, 'Asking'])).toBe(
    yaml.replace('  - Counting\n', '  - Counting\n  - Asking\n'),
  )
  expect(set(yaml, ['skills', 0], undefined)).toBe(yaml.replace('  - Reading\n', ''))
  const moved = set(yaml, ['skills'], [skills.skills[2], skills.skills[0], skills.skills[1]])
  expect(moved).toBe(yaml.replace('  - Counting\n', '').replace('  - Reading\n', '  - Counting\n  - Reading\n'))
})

test('a new field stands where the schema has it', () => {
  const schema = {
    properties: { title: {}, author: {}, track: {}, hero: { properties: { title: {}, tone: {}, art: {} } } },
  }
  expect(set(yaml, ['author'], 'A. Writer', schema)).toBe(yaml.replace('track:', 'author: "A. Writer"\ntrack:'))
  expect(set(yaml, ['hero', 'tone'], 'dark', schema)).toContain('late\'\n  tone: "dark"\n  art: curve\n')
  expect(set('{\n  "a": 1,\n  "c": [1, 2]\n}\n', ['b'], { d: true }, { properties: { a: {}, b: {}, c: {} } })).toBe(
    '{\n  "a": 1,\n  "b": {\n    "d": true\n  },\n  "c": [1, 2]\n}\n',
  )
})

test('a field that is taken away takes its lines along and no others', () => {
  expect(set(yaml, ['hero'], undefined)).toBe(yaml.replace(/hero:[\s\S]*?(?=skills)/, ''))
  expect(set(yaml, ['long'], undefined)).toBe(yaml.replace(/long:[\s\S]*?(?=---\n\n)/, ''))
})

test('fields that cannot be read are none, and are not edited', () => {
  for (const [text, format] of [
    ['---\na: [\n---\n', 'mdx'],
    ['no fields', 'mdx'],
    ['{"a": }', 'json'],
    [`---\na: ${'['.repeat(21)}\n---\n`, 'mdx'],
  ] as const) {
    expect(readFields(text, format)).toBeUndefined()
    expect(fieldEdits(text, format, ['a'], 'b')).toEqual([])
  }
})

/** Every path of some data that holds a text, a number or a list. */
function paths(value: unknown, path: FieldPath = []): FieldPath[] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const steps = inside.flatMap(([key, item]) => paths(item, [...path, Array.isArray(value) ? Number(key) : key]))
  return [...(path.length > 0 ? [path] : []), ...steps]
}

const files = contentFiles(/\.(?:mdx|json)$/).flatMap(([file, text]) => {
  const format = file.endsWith('.mdx') ? ('mdx' as const) : ('json' as const)
  const all = paths(readFields(text, format))
  return all.length > 0 ? [{ text, format, all }] : []
})
const awkward = fc.constantFrom(
  'word',
  'a: b',
  '# no',
  '"',
  "'",
  '\\',
  'é',
  '- x',
  '{',
  '[',
  '😀',
  'yes',
  '1.0',
  '',
  ' ',
  '\n',
)

test('whatever value a field of the content is given, it is read again, in one place, and nothing else changes', () => {
  fc.assert(
    fc.property(fc.nat(files.length - 1), fc.nat(9999), fc.array(awkward, { maxLength: 5 }), (file, number, words) => {
      const { text, format, all } = files[file] as (typeof files)[number]
      const path = all[number % all.length] as FieldPath
      const edits = fieldEdits(text, format, path, words.join(''))
      expect(edits.length).toBeLessThanOrEqual(1)
      const wanted = withValue(readFields(text, format), path, words.join(''))
      expect(readFields(applyEdits(text, edits), format)).toEqual(wanted)
    }),
    { numRuns: 600, seed: Number(process.env.FAST_CHECK_SEED ?? 3) },
  )
})

test('a text that ends in line breaks or blanks is written so that they are read again', () => {
  for (const words of ['\n', '\n\n', ' \n', 'one\n', '\none '])
    for (const text of ['---\ntitle: Plain\nkind: a\n---\n', '---\ntitle: "Quoted"\nkind: a\n---\n'])
      expect(readFields(set(text, ['title'], words), 'mdx')).toEqual({ title: words, kind: 'a' })
})

test('the field at an offset is the one whose value, name or dash stands there', () => {
  const at = (words: string) => fieldAt(yaml, 'mdx', yaml.indexOf(words)).join('.')
  expect(at('The plan')).toBe('title')
  expect(at('technology')).toBe('track')
  expect(at('s late')).toBe('hero.title')
  expect(at('Counting')).toBe('skills.2')
  expect(at('plainly')).toBe('skills.1.Writing')
  expect(at('over two lines')).toBe('long')
  const json = '[{ "value": "87%" }, { "value": "88%", "of": ["all", "some"] }]'
  expect(fieldAt(json, 'json', json.indexOf('88%'))).toEqual([1, 'value'])
  expect(fieldAt(json, 'json', json.indexOf('some'))).toEqual([1, 'of', 1])
  expect(fieldAt('---\na: [\n---\n', 'mdx', 5)).toEqual([])
})
