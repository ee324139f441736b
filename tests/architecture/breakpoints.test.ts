import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from '../support/syntax.ts'

/** The desk stands in panes, and a page with a wide picture asks how wide it is without its scroll bar. */
const containers = ['src/blocks/picture/picture.css']

const sheets = filesBelow('src', /\.css$/)
  .filter((file) => !file.startsWith('src/desk/'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

test('breakpoints ask the screen, in the size of text that the reader has set', () => {
  const asked = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/@(?:media|container) [^{]*width[^{]*/g)].map(([rule]) => `${file}: ${rule.trim()}`),
  )
  expect(asked.length).toBeGreaterThan(40)
  expect(asked.filter((rule) => !/@media [^{]*\d(?:\.\d+)?em\)/.test(rule))).toEqual([])
})

test('no part of a page is a container, which would cost the layout of all in it', () => {
  const found = sheets.filter(({ text }) => /container(?:-type|-name)?:/.test(text)).map(({ file }) => file)
  expect(found).toEqual(containers)
})
