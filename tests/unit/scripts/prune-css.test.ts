import { expect, test } from 'vitest'
import { pruneCss } from '../../../scripts/build/bundle/prune-css.ts'

const theme = '@layer theme{:root,:host{--a:1px;--a-b:2px;--c:3px}}'

test('tokens that nothing reads are left out, and a longer name does not save a shorter one', () => {
  expect(pruneCss(`${theme}p{margin:var(--a-b)}`, 'p{margin:var(--a-b)}')).toBe(
    '@layer theme{:root,:host{--a-b:2px}}p{margin:var(--a-b)}',
  )
})

test('a token read only elsewhere on the site stays, with or without a fallback', () => {
  expect(pruneCss(theme, 'p{margin:var(--a, 0)}element.style.setProperty("--b","var(--c)")')).toBe(
    '@layer theme{:root,:host{--a:1px;--c:3px}}',
  )
})

test('the fallback for browsers without @property goes, the rule after it stays', () => {
  expect(pruneCss('@layer properties{@supports (x){*{--t:solid}}}p{color:red}', '')).toBe('p{color:red}')
})

test('the color of placeholders goes with the question it is asked in, the rule after it stays', () => {
  const color = '::placeholder{color:currentColor}@supports (y){::placeholder{color:red}}'
  const question = 'not ((-webkit-appearance:-apple-pay-button))) or (contain-intrinsic-size:1px'
  expect(pruneCss(`::placeholder{opacity:1}@supports (${question}){${color}}p{color:red}`, '')).toBe(
    '::placeholder{opacity:1}p{color:red}',
  )
})

test('what is set for fields of dates goes, the rules around it stay', () => {
  const fields = '::-webkit-date-and-time-value{min-height:1lh}::-webkit-calendar-picker-indicator{line-height:1}'
  expect(pruneCss(`p{color:red}${fields}::-webkit-search-decoration{a:b}`, '')).toBe(
    'p{color:red}::-webkit-search-decoration{a:b}',
  )
})

test('what Lightning CSS sets for light-dark() goes, the scheme stays', () => {
  expect(pruneCss(':root{--lightningcss-light:initial;--lightningcss-dark: ;color-scheme:light}', '')).toBe(
    ':root{color-scheme:light}',
  )
})

test('what would stand in for a token goes where the theme has it, and stays where it has not', () => {
  const uses = 'p{margin:var(--a, 0);padding:var(--d, 0)}'
  expect(pruneCss(theme + uses, uses)).toBe('@layer theme{:root,:host{--a:1px}}p{margin:var(--a);padding:var(--d, 0)}')
})

test('a declaration that stands there several times in a row stands there once', () => {
  const prefixed = '-webkit-text-decoration:inherit;'
  expect(pruneCss(`a{color:red;${prefixed.repeat(3)}text-decoration:inherit}`, '')).toBe(
    `a{color:red;${prefixed}text-decoration:inherit}`,
  )
})
