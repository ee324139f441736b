import { expect, test } from 'vitest'
import type { Tree } from '#src/body/tree.ts'
import { redline } from '#src/pages/legal/view/redline.ts'
import { printedPassages } from '../../../../scripts/desk/legal/redline-passages.ts'
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
const compared = redline([moved, ...text('45')], text('30', moved), words)

async function source() {
  const made = { title: 'Terms', before: '2025-01-01', now: '2026-01-01', ...compared }
  return redlinePdf(made, 'The firm', '2026-01-01')
}

test('a comparison as PDF says what its parts are: headings by rank, lists in lists, tables with heads', async () => {
  const pdf = (await source()).toString('latin1')
  const elements = (type: string) => pdf.split(new RegExp(`/S /${type}\\b`)).length - 1
  expect(['H1', 'H2', 'H3', 'L', 'LI', 'Lbl', 'LBody', 'Table', 'TR', 'TH', 'TD'].map(elements)).toEqual([
    1, 1, 1, 2, 2, 2, 2, 1, 2, 2, 2,
  ])
  expect(pdf.split('/Scope /Column').length - 1).toBe(2)
})

test('words that changed say so when they are read aloud, and are two words', async () => {
  const pdf = (await source()).toString('latin1')
  for (const said of [`${words.deletion} 45${words.end}`, `${words.insertion} 30${words.end}`])
    expect(pdf).toContain(`/ActualText (${said})`)
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
