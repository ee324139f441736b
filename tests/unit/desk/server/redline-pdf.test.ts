import { expect, test } from 'vitest'
import type { Tree } from '#src/body/tree.ts'
import { redline } from '#src/pages/legal/view/redline.ts'
import { printedWords } from '../../../../scripts/desk/legal/printed-words.ts'
import { type MarkedRun, printedPassages } from '../../../../scripts/desk/legal/redline-passages.ts'
import { redlinePdf } from '../../../../scripts/desk/legal/redline-pdf.ts'
import { realData } from '../../../support/labels.ts'
import { readPdf } from '../../../support/pdf/read-pdf.ts'

const words = realData().singles.legalWords.redline
const names = 'Neither party will use the names or the marks of the other one without its prior written consent.'
const text = (days: string, ...end: Tree): Tree => [
  ['h2', { id: 'fees' }, '1. Fees'],
  ['h3', { id: 'invoices' }, '1.1. Invoices'],
  ['p', null, `The Client pays each invoice in full within ${days} days of its date.`],
  ['ul', null, ['li', null, 'Each invoice has a number', ['ul', null, ['li', null, 'and a date']]]],
  [
    'table',
    null,
    ['thead', null, ['tr', null, ['th', { scope: 'col' }, 'Record'], ['th', { scope: 'col' }, 'Period']]],
    ['tbody', null, ['tr', null, ['td', null, 'Guest network logs'], ['td', null, '180 days']]],
  ],
  ...end,
]
const moved: Tree[number] = ['p', null, names]
const linked: Tree[number] = [
  'p',
  null,
  'See ',
  ['a', { href: '#fees' }, 'the fees'],
  ' and ',
  ['a', { href: '/privacy-policy' }, 'our policy'],
  ' for what else applies here.',
]
const compared = redline([moved, ...text('45', linked)], text('30', moved, linked), words, 'everything', 'kept')

async function source() {
  const made = { title: 'Terms', before: '2025-01-01', now: '2026-01-01', ...compared }
  const site = { name: 'The firm', baseUrl: 'https://firm.example' }
  return redlinePdf(made, site, words.replaced, '2026-01-01')
}

test('a comparison as PDF says what its parts are: headings by rank, lists in lists, tables with heads', async () => {
  const pdf = (await source()).toString('latin1')
  const elements = (type: string) => pdf.split(new RegExp(`/S /${type}\\b`)).length - 1
  expect(['H1', 'H2', 'H3', 'L', 'LI', 'Lbl', 'LBody', 'Table', 'TR', 'TH', 'TD'].map(elements)).toEqual([
    1, 1, 1, 2, 2, 2, 2, 1, 2, 2, 2,
  ])
  expect(pdf.split('/Scope /Column').length - 1).toBe(2)
})

const aloudIn = (runs: Parameters<typeof printedWords>[0]) =>
  printedWords(runs, '{now} (formerly {before})', (href) => href).map(({ aloud, joins, text }) =>
    joins ? '' : (aloud ?? text),
  )

test('words that replaced others are read aloud as a sentence, in which those follow', async () => {
  const pdf = (await source()).toString('latin1')
  expect(pdf).toContain('/ActualText (30 \\(formerly 45\\))')
  const [before, after] = [text('45 whole'), text('30')]
  const [passage] = printedPassages(redline(before, after, words).body).filter((one) => one.kind === 'paragraph')
  expect(aloudIn((passage as { runs: MarkedRun[] }).runs).join('')).toBe(
    'The Client pays each invoice in full within 30 (formerly 45 whole) days of its date.',
  )
})

test('words that only came or went are read aloud as such, with the blanks around them', () => {
  const sentence = (first: string, last: string): Tree => [['p', null, `The Client ${first}pays each invoice${last}.`]]
  const [passage] = printedPassages(redline(sentence('', ' in full'), sentence('never ', ''), words).body)
  const { insertion, deletion, end } = words
  expect(aloudIn((passage as { runs: MarkedRun[] }).runs).join('')).toBe(
    `The Client ${insertion} never${end} pays each invoice ${deletion} in full${end}.`,
  )
})

test('links lead to the section or the address, as links of the text', async () => {
  const pdf = (await source()).toString('latin1')
  const count = (what: string | RegExp) => pdf.split(what).length - 1
  expect([count(/\/S \/Link\b/), count('/Subtype /Link'), count('/StructParent ')]).toEqual([2, 2, 2])
  expect(pdf).toContain('/D (fees)')
  expect(pdf).toContain('/URI (https://firm.example/privacy-policy)')
})

test('words that are gone lead nowhere', () => {
  const link = (of: string): Tree => [['p', null, 'See ', ['a', { href: '/a' }, of], ' for the rest of it.']]
  const [passage] = printedPassages(redline(link('one list'), link('its page'), words, 'everything', 'kept').body)
  const { runs } = passage as { runs: MarkedRun[] }
  expect(runs.filter(({ href }) => href).map(({ mark, text }) => [mark, text])).toEqual([['ins', 'its page']])
})

test('a comparison as PDF has its sections as bookmarks', async () => {
  // The file has those of a lower rank first.
  expect(readPdf(await source()).bookmarks.sort()).toEqual(['1. Fees', '1.1. Invoices'])
})

test('what moved is told in front of its words, in Word by the change alone', () => {
  const labels = (told: boolean) =>
    printedPassages(compared.body, told).flatMap((one) =>
      'runs' in one ? one.runs.flatMap(({ label, text }) => (label ? [text] : [])) : [],
    )
  expect(labels(true)).toHaveLength(2)
  expect(labels(false)).toEqual([])
})
