// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { bodySchema } from '#src/desk/text/body-schema.ts'
import { cleanPaste } from '#src/desk/text/paste/clean-paste.ts'
import { printChildren } from '#src/desk/text/print-node.ts'

/** What a paste becomes, as it would be written. */
function pasted(html: string): string {
  const { content } = cleanPaste(html, (text) => new DOMParser().parseFromString(text, 'text/html'))
  return printChildren(bodySchema.nodes.doc.create(null, content), () => undefined)
}

const fixture = (name: string) => readFileSync(path.join(import.meta.dirname, 'fixtures', name), 'utf8')

test('a paste from Word keeps headings, lists, links and tables, and nothing of its looks', () => {
  expect(pasted(fixture('word.html.txt'))).toMatchInlineSnapshot(`
    "## Quarterly review

    The plan held in **three** of *four* quarters. See below.

    - First point
      - Below it
    - Second point

    In this order:

    1. Measure
    2. Decide, as in [the method](https://www.example.com/method?id=7)

    | Month | Cases |
    | --- | --- |
    | May (estimate) | 1,260 |"
  `)
})

const item = (sign: string, words: string, level = 1) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp; </span></span>${words}</p>`

test('lists of Word that follow each other stay apart, and numbers go on where they went on', () => {
  expect(pasted(item('·', 'a') + item('1.', 'b') + item('2.', 'c') + item('§', 'd'))).toBe('- a\n\n1. b\n2. c\n\n- d')
  expect(pasted(item('1)', 'a') + item('o', 'b', 2) + item('(a)', 'c', 2) + item('2)', 'd'))).toBe(
    '1. a\n   - b\n\n   1. c\n2. d',
  )
  expect(pasted(`${item('1.', 'a')}<p>Between</p>${item('2.', 'b')}`)).toBe('1. a\n\nBetween\n\n2. b')
  expect(pasted(item('1.1.', 'a') + item('1.2.', 'b'))).toBe('1. a\n2. b')
  expect(pasted(item('1', 'a') + item('2', 'b'))).toBe('1. a\n2. b')
})

test('a paste from Google Docs keeps what its styles mean', () => {
  expect(pasted(fixture('google-docs.html.txt'))).toMatchInlineSnapshot(`
    "## What we saw

    Costs fell by **a third** *in May*, see [the report](https://example.com/report?page=2).

    - One
      - Inside
    - Two"
  `)
})

test('a paste from mail leaves its detours and pixels behind', () => {
  expect(pasted(fixture('mail.html.txt'))).toMatchInlineSnapshot(`
    "Dear all,

    the figures are [here](https://example.com/figures), or [there](https://example.com/old).

    > What did we say?

    Kind regards"
  `)
})

test('nothing of a paste runs, whatever it brings', () => {
  const html =
    '<p onclick="x()">A<script>x()</script><img src=x onerror="x()"> <a href="javascript:x()">b</a></p><iframe></iframe>'
  expect(pasted(html)).toBe('A b')
})
