import { expect, test } from 'vitest'
import { realIndex } from '../../support/real-content.ts'

test('a slug written in code is checked by the compiler and found', () => {
  const content = realIndex()
  expect(content.entry('pages', 'services/culture-change').slug).toBe('services/culture-change')
  // @ts-expect-error a misspelled slug must not compile
  expect(() => content.entry('pages', 'services/culture-chang')).toThrow('No entry "services/culture-chang"')
  // @ts-expect-error a slug of another collection must not compile
  expect(() => content.entry('articles', 'index')).toThrow('No entry "index"')
})
