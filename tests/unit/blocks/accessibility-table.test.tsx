// @vitest-environment dom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AccessibilityTable } from '#src/blocks/accessibility-table/accessibility-table.tsx'
import { accessibilityTable, loadAccessibilityTable } from '#src/blocks/accessibility-table/row.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { AccessibilityChecks, AccessibilityLook } from '#src/content/schemas/accessibility.ts'

const words = accessibilityTable.props.parse({
  principles: ['Perceivable', 'Operable', 'Understandable', 'Robust'],
  criterionLabel: 'Criterion',
  levelLabel: 'Level',
  personLabel: 'A person',
  checksLabel: 'Checks',
  nobody: 'Nobody has looked yet',
  noCheck: 'No rule',
  met: 'Met. {who}, {date}',
  partly: 'In part. {who}, {date}',
  notMet: 'Not met. {who}, {date}',
  notApplicable: 'Does not apply. {who}, {date}',
  nothingFound: '{check}, {date}: nothing found',
  undecided: '{check}, {date}: undecided',
  onAll: 'all ({states})',
  onMost: 'all but {kinds} ({states})',
  onSome: '{kinds} ({states})',
  looksTitle: '{check}, {date}, {commit}',
})
const engine: AccessibilityChecks['engines'][number] = {
  name: 'axe-core 4.14.1',
  day: '2026-11-29',
  commit: '37486270f93dfdc45f98c5e296aa6a7c2621872d',
  looks: [
    { template: 'job', address: '/careers/x', states: ['light'] },
    { template: 'home', address: '/', states: ['light', 'dark'] },
    { template: 'page', address: '/about', states: ['light', 'dark'] },
  ],
  criteria: [
    {
      criterion: '1.1.1',
      found: [
        { result: 'nothing-found', states: ['light'], templates: ['home', 'job', 'page'] },
        { result: 'nothing-found', states: ['dark'], templates: ['home', 'page'] },
      ],
    },
    {
      criterion: '1.4.3',
      found: [
        { result: 'nothing-found', states: ['light', 'dark'], templates: ['page'] },
        { result: 'undecided', states: ['light', 'dark'], templates: ['home'] },
      ],
    },
  ],
}
const looks: AccessibilityLook[] = [
  {
    id: '2.1.1',
    result: 'partly',
    who: 'Ada Reader',
    day: '2026-12-01',
    looked: 'All pages, keys alone.',
    found: 'Maps.',
  },
]

function show(engines = [engine], people = looks) {
  const content = { list: () => people, single: () => ({ engines, templates: [] }) } as unknown as ContentIndex
  render(<AccessibilityTable {...loadAccessibilityTable(words, content)} />)
}
const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name} `) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('every criterion of A and AA has its row, under its principle, with a link to the standard', () => {
  show()
  const rows = ['Perceivable', 'Operable', 'Understandable', 'Robust'].map(
    (name) => within(screen.getByRole('table', { name })).getAllByRole('row').length - 1,
  )
  expect(rows).toEqual([20, 20, 13, 2])
  expect(screen.getByRole('link', { name: 'Contrast (Minimum)' })).toHaveAttribute(
    'href',
    'https://www.w3.org/TR/WCAG22/#contrast-minimum',
  )
})

test('a check alone makes no criterion met: nobody has looked yet, and that is said', () => {
  show()
  expect(cellsOf('1\\.1\\.1')).toEqual([
    'A',
    'Nobody has looked yet',
    'axe-core 4.14.1, November 29, 2026: nothing foundall (light)all but job (dark)',
  ])
  expect(screen.queryByText(/^Met/)).toBeNull()
})

test('what a check found stands with the kinds of page and the states it was found in, each result once', () => {
  show()
  const name = 'axe-core 4.14.1, November 29, 2026'
  expect(cellsOf('1\\.4\\.3')[2]).toBe(`${name}: nothing foundpage (light; dark)${name}: undecidedhome (light; dark)`)
})

test('what a person found stands there with the name, the day, what was looked at and what is wrong', () => {
  show()
  expect(cellsOf('2\\.1\\.1')).toEqual([
    'A',
    'In part. Ada Reader, December 1, 2026All pages, keys alone.Maps.',
    'No rule',
  ])
})

test('what each check looked at is listed, pages in the same states together', () => {
  show()
  expect(screen.getByRole('heading', { name: 'axe-core 4.14.1, November 29, 2026, 37486270' })).toBeVisible()
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['light · dark', 'light'])
  const looked = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(looked.slice(0, 2)).toEqual(['home: /', 'page: /about'])
})
