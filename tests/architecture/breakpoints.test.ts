import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from '../support/syntax.ts'

/** A page with a wide picture asks how wide it is without its scroll bar. */
const containers = ['src/blocks/picture/picture.css']

const sheets = filesBelow('src', /\.css$/)
  .filter((file) => !/^src\/(?:desk|dev)\//.test(file))
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

test('no rule styles the whole page by what stands in it, which would be asked again with every element that arrives', () => {
  const found = sheets.filter(({ text }) => /(?:html|:root|body|main)\S*:has\(/.test(text)).map(({ file }) => file)
  expect(found).toEqual(containers)
})
