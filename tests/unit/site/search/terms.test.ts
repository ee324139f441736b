import { expect, test } from 'vitest'
import { splitWords, termOf, termsOf } from '#src/site/search/terms.ts'

test.each([
  ['policy', 'policies'],
  ['price', 'pricing'],
  ['plan', 'planning'],
  ['audit', 'Audits'],
  ['process', 'processes'],
  ['contract', 'contracted'],
  ['assess', 'assesses'],
])('%s and %s are looked for as the same', (one, other) => {
  expect(termOf(other)).toBe(termOf(one))
})

test.each([
  ['organ', 'organization'],
  ['universal', 'university'],
  ['spring', 'spr'],
])('%s and %s are not', (one, other) => {
  expect(termOf(other)).not.toBe(termOf(one))
})

test('words that stand in every text are no terms', () => {
  expect(termsOf('the audit of the agency, and its cost')).toEqual(['audit', 'agenci', 'cost'])
  expect(termsOf('What is it?')).toEqual([])
})

test('accents, capitals and apostrophes make no difference', () => {
  expect(termOf('Résumé')).toBe(termOf('resume'))
  expect(termsOf('the client’s drawings')).toEqual(termsOf('client drawing'))
})

test('numbers stay as they are', () => {
  expect(termsOf('NIST SP 800-171')).toEqual(['nist', 'sp', '800', '171'])
})

test('a text is put together again from its words and what stands between them', () => {
  const text = '“Audit & risk”, 2 days’ work…'
  expect(splitWords(text).join('')).toBe(text)
})
