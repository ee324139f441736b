import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from '../support/syntax.ts'

/** What stands outside of the bar, the page and the footer, and so has no container. */
const outside = /^(?::root|\.toasts)/

test('breakpoints ask the container, which sees the size of the text', () => {
  const asked = filesBelow('src', /\.css$/).flatMap((file) => {
    const rules = readFileSync(file, 'utf8').matchAll(/@media \([^)]*width[^{]*\{\s*([^{]+?)\s*\{/g)
    return [...rules].filter(([, selector]) => !outside.test(selector as string)).map(([rule]) => `${file}: ${rule}`)
  })
  expect(asked).toEqual([])
})
