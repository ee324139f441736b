import { expect, test } from 'vitest'
import { askedPieces, splitWords, termOf, termsOf } from '#src/site/search/terms.ts'

test.each([
  ['policy', 'policies'],
  ['price', 'pricing'],
  ['plan', 'planning'],
  ['audit', 'Audits'],
  ['process', 'processes'],
  ['contract', 'contracted'],
  ['assess', 'assesses'],
  ['analysis', 'analyses'],
  ['cookie', 'cookies'],
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

test('a word that is put together is indexed as a whole and by its pieces', () => {
  expect(termsOf('NIST SP 800-171')).toEqual(['nist', 'sp', '800171', '800', '171'])
  expect(termsOf('an e-mail')).toEqual(['email', 'e', 'mail'])
  expect(termsOf('SOC2')).toEqual(['soc2', 'soc', '2'])
})

test('and looked for by its pieces', () => {
  expect(askedPieces('the e-mail of 800-171')).toEqual(['e', 'mail', '800', '171'])
})

test.each([
  ['8(a)', '8a'],
  ['401(k)', '401k'],
  ['U.S.', 'us'],
  ['A.I', 'ai'],
  ['R&D', 'rd'],
  ['2.0', '2'],
  ['4.8', '4.8'],
  ['1,900', '1900'],
  ['RFPs', 'rfp'],
  ['KRIs', 'kri'],
  ['US', 'us'],
])('the code %s is the term %s', (code, term) => {
  expect(termsOf(code)).toEqual([term])
})

test('the end of a sentence is no part of a word', () => {
  expect(termsOf('Part B. A plan, 2.')).toEqual(['part', 'b', 'plan', '2'])
  expect(termsOf('ask us')).toEqual(['ask'])
})

test('a text is put together again from its words and what stands between them', () => {
  const text = '“Audit & risk”, 2 days’ work…'
  expect(splitWords(text).join('')).toBe(text)
})
