import { expect, test } from 'vitest'
import { parseHere } from '../../scripts/content/body/parse-mdx.ts'
import { quietCode, restoreCode } from '../../scripts/content/body/quiet-code.ts'
import { readMarkdown } from '../../scripts/content/body/read-markdown.ts'

const sample = '```js\nconst f = (a) => {\n  return a.b\n}\n```\n'
const tree = (text: string) => JSON.stringify(parseHere(text))

test.each([
  ['between lines of ```', '```js\nconst { a, b } = c\n\n  if (a < b) d()\n```\n\nWords.\n'],
  ['between lines of ~~~', '~~~\na {b c}\n~~~\n'],
  ['in a quotation', '> ```\n> a {b c}\n>\n> d > e\n> ```\n'],
  ['in a list', '- Words:\n\n  ```\n  a {b c}\n    d\n  ```\n\n- ```\n  a {b c}\n  ```\n'],
  ['within a line', 'Write `{ a: b.c }`, or ``{`a`.b}``, or `a`.\n'],
  ['in a cell of a table', '| A | B |\n| --- | --- |\n| `{a.b}` | `c` |\n'],
])('the tree of a text with code %s is the same when the code was kept from the parser', (_, text) => {
  const quieted = quietCode(text) as string
  expect(quieted).not.toMatch(/\{/)
  const root = parseHere(quieted)
  expect(restoreCode(root, text, quieted)).toBe(true)
  expect(JSON.stringify(root)).toBe(tree(text))
})

test('what looks like code and is none is found out', () => {
  const text = 'Words {"`a`"} more.\n'
  const quieted = quietCode(text) as string
  expect(restoreCode(parseHere(quieted), text, quieted)).toBe(false)
})

test('a sign that means code nowhere, and code with a sign that divides cells, stay as they are', () => {
  expect(quietCode('\\`a`')).toBeUndefined()
  expect(quietCode('| `a | b` |')).toBeUndefined()
  expect(quietCode('```js {1,3}\na\n```')).toBeUndefined()
})

test('samples of code are read right however many mistakes stand elsewhere', () => {
  const mistakes = Array.from({ length: 30 }, (_, number) => `Word <${number + 1} words.\n\n`).join('')
  const { root, issues } = readMarkdown('content/x.mdx', `${mistakes}${sample}\n${mistakes}${sample}`)
  expect(issues).toHaveLength(60)
  expect(new Set(issues.map(({ message }) => message)).size).toBe(1)
  expect(root?.children?.filter(({ type }) => type === 'code').map(({ value }) => value)).toHaveLength(2)
})
