import { expect, test } from 'vitest'
import { readProps, withProp } from '#src/desk/text/fields/props.ts'
import { contentFiles, everyKind, read } from './read-for-test.ts'

test('the attributes of every block of the content can be read', () => {
  const unread: string[] = []
  for (const text of [...contentFiles(/\.mdx$/).map(([, content]) => content), everyKind()])
    read(text).descendants(({ attrs }) => {
      if (attrs.props !== undefined && !readProps(attrs.props)) unread.push(attrs.props)
    })
  expect(unread).toEqual([])
})

test('attributes are read as the check reads them', () => {
  expect(readProps(`title="A &amp; b" n={1.5} on list={['a', "b"]} one={{ label: \`x\`, values: [-1] }}`)).toEqual({
    title: 'A & b',
    n: 1.5,
    on: true,
    list: ['a', 'b'],
    one: { label: 'x', values: [-1] },
  })
  expect(readProps('a={b}')).toBeUndefined()
})

test('a changed attribute leaves all others as they are written', () => {
  const props = `title='It is'  labels={["M1","M2"]} n={1}`
  expect(withProp(props, ['n'], 2)).toBe(`title='It is'  labels={["M1","M2"]} n={2}`)
  expect(withProp(props, ['title'], "It isn't")).toBe(`title='It isn&#39;t'  labels={["M1","M2"]} n={1}`)
  expect(withProp(props, ['labels', 1], 'M3')).toBe(`title='It is'  labels={["M1","M3"]} n={1}`)
  expect(withProp(props, ['labels'], ['M0', 'M1', 'M2'])).toBe(`title='It is'  labels={["M0","M1","M2"]} n={1}`)
  expect(withProp(props, ['labels'], undefined)).toBe(`title='It is' n={1}`)
})

test('a cell of a chart is changed where it stands', () => {
  const props = 'series={[\n  {label: "Plan", values: [1, 2.5e1]},\n  { "label": \'Real\', values: [1, 2] },\n]}'
  expect(withProp(props, ['series', 0, 'values', 1], 26)).toBe(props.replace('2.5e1', '26'))
  expect(withProp(props, ['series', 1, 'label'], 'True')).toBe(props.replace("'Real'", '"True"'))
})

test('a new attribute stands where the schema has it, on its own line where the others do', () => {
  expect(withProp('', ['title'], 'Say "yes" & go')).toBe('title="Say &quot;yes&quot; & go"')
  expect(withProp('a="1" c="3"', ['b'], 2, ['a', 'b', 'c'])).toBe('a="1" b={2} c="3"')
  expect(withProp('b="1"\n  c="3"', ['a'], true, ['a', 'b', 'c'])).toBe('a\n  b="1"\n  c="3"')
})
