import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readPlainYaml } from '../../scripts/content/syntax/plain-yaml.ts'

const content = join(import.meta.dirname, '../../content')
const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'))

test('real frontmatter is read as the full parser reads it, most of it without its help', () => {
  const texts = files.map((file) => readFileSync(join(content, file), 'utf8').split(/^---$/m)[1] ?? '')
  const read = texts.map(readPlainYaml)
  for (const [index, value] of read.entries())
    if (value) expect(value).toEqual(parse(texts[index] ?? '', { schema: 'core' }))
  expect(read.filter(Boolean).length).toBeGreaterThan(files.length / 2)
})

test.each([
  'a: b\nc: 3\nd: true\ne: 2026-03-01\nf: "x: y"\ng: \'z\'',
  'a:\n  - b\n  - "c"\nd: e',
  'a:\n- b\n- c\nd: e',
  'a:\n  b: c\n  d: 4\ne: f',
  'a: It’s a “quote” (so)',
  "a: don't",
  'a: b, c — d',
])('%j is read', (yaml) => {
  expect(readPlainYaml(yaml)).toEqual(parse(yaml, { schema: 'core' }))
})

test.each([
  'a: b: c',
  'a: b # c',
  'a: "b\\n"',
  'a: "b" c',
  "a: 'it''s'",
  'a: [b]',
  'a: {b: c}',
  'a: |\n  b',
  'a: b\n  c',
  'a: b\na: c',
  'a: 1.5',
  'a: 007',
  'a: null',
  'a: ~',
  'a:',
  'a: Yes',
  'a: *b',
  'a: &b c',
  'a: !b c',
  '- a',
  'a:\n  - b: c',
  'a:\n  - b\n  c: d',
  'a:\n  b:\n    c: d',
  'a:\n    b: c',
  '\ta: b',
  'a: b\n- c',
  'a:\n  b: c\n- d',
  'a:\n  - b\n    c',
  'a:\n  - b\n - c',
])('%j is left to the parser, or read as it reads it', (yaml) => {
  const value = readPlainYaml(yaml)
  if (value) expect(value).toEqual(parse(yaml, { schema: 'core' }))
})
