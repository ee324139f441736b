import { expect, test } from 'vitest'
import { cleanSvg } from '../../../scripts/content/pictures/clean-svg.ts'

const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${more}>${inside}</svg>`

test.each([
  ['a script', '<script>alert(1)</script>'],
  [
    'a script with a link',
    '<script xlink:href="https://elsewhere.example/x.js" xmlns:xlink="http://www.w3.org/1999/xlink"/>',
  ],
  ['another language', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">Words</p></foreignObject>'],
  ['a handler', '<path d="M0 0" onload="x()"/>', '<path d="M0 0"/>'],
  ['an animation', '<animate attributeName="href" to="javascript:x()"/>'],
  ['a link', '<a href="https://elsewhere.example"><path d="M0 0"/></a>'],
  ['a picture inside', '<image href="data:image/svg+xml;base64,PHN2Zz4="/>'],
  ['a part of another file', '<use href="https://elsewhere.example/x.svg#y"/>', '<use/>'],
  ['a fill from elsewhere', '<path fill="url(https://elsewhere.example/#x)"/>', '<path/>'],
  ['a style from elsewhere', '<path style="fill:url(//elsewhere.example/x)"/>', '<path/>'],
  ['an escape', '<path fill="\\75rl(x)"/>', '<path/>'],
  ['a style sheet', '<style>@import "https://elsewhere.example/x.css"</style>'],
])('%s is left out, and told', (_, active, left = '') => {
  const { svg: cleaned, problems } = cleanSvg(svg(active))
  expect(cleaned).toBe(svg(left))
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatchObject({ severity: 'warning', line: 1 })
})

test('what draws stays as it is; what a drawing program noted for itself goes without a word', () => {
  const drawn =
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>' +
    '<g transform="scale(2)"><path fill="url(#g)" d="M0 0h1"/><text x="1" y="2">A &amp; B</text><use href="#g"/></g>'
  const noted = '<metadata><x/></metadata><sodipodi:namedview inkscape:zoom="1"/>'
  const { svg: cleaned, problems } = cleanSvg(
    `<?xml version="1.0"?><!DOCTYPE svg><!-- note -->${svg(noted + drawn, ' data-name="Layer 1"')}`,
  )
  expect(cleaned).toBe(svg(drawn))
  expect(problems).toEqual([])
})

test('what stands in style attributes becomes attributes', () => {
  expect(cleanSvg(svg('<path style="fill:#fff; stroke-width: 2px;-inkscape-x:1" fill="#000"/>')).svg).toBe(
    svg('<path fill="#fff" stroke-width="2px"/>'),
  )
})

test.each(['<svg><path></svg>', '<svg>&own;</svg>', '', 'words'])('%j is refused', (text) => {
  const { svg: cleaned, problems } = cleanSvg(text)
  expect(cleaned).toBe('')
  expect(problems).toMatchObject([{ severity: 'error' }])
})
