import { expect, test } from 'vitest'
import { placeInField } from '#src/desk/text/fields/field-at.ts'

const yaml = [
  '---',
  'title: A plain harbor',
  'description: "The \\"old\\" harbor"',
  "excerpt: 'It''s a harbor'",
  'lead: >',
  '  A folded',
  '  harbor',
  'names:',
  '  - First',
  '  - Harbor',
  'stats:',
  '  - label: harbor',
  '---',
  '',
].join('\n')

test.each([
  ['title', 'harbor', 'A plain '],
  ['description', 'harbor', 'The "old" '],
  ['excerpt', 'harbor', 'It’s a '],
  ['lead', 'harbor', 'A folded '],
  ['names.1', 'Harbor', ''],
  ['stats.0.label', 'harbor', ''],
])('a place in the field %s is found in its value, however that is written', (field, word, before) => {
  const [name = ''] = field.split('.')
  const offset = yaml.indexOf(word, yaml.indexOf(`${name}:`))
  expect(placeInField(yaml, 'mdx', field.split('.'), offset)).toBe(before.length)
})

test('the same in JSON, and there is none outside of the words of the field', () => {
  const json = '{ "harbor": [{ "label": "A \\u201cnew\\u201d\\n harbor" }], "year": 1990 }'
  const at = (offset: number, ...path: string[]) => placeInField(json, 'json', path, offset)
  expect(at(json.lastIndexOf('harbor'), 'harbor', '0', 'label')).toBe('A “new”\n '.length)
  expect(at(json.indexOf('harbor'), 'harbor', '0', 'label')).toBeUndefined()
  expect(at(json.indexOf('1990'), 'year')).toBeUndefined()
})
