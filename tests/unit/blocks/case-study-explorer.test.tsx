// @vitest-environment dom

import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { CaseStudyExplorer } from '#src/blocks/case-study-explorer/case-study-explorer.tsx'
import { loadCaseStudyExplorer } from '#src/blocks/case-study-explorer/row.ts'
import { Announcer } from '#src/site/frame/announcer.tsx'
import { recordIndex } from '../../support/record-index.ts'

const props = loadCaseStudyExplorer(
  {
    filterLabel: 'Filter case studies',
    allLabel: 'All',
    announceOne: '1 case study in {group}',
    announceMany: '{count} case studies in {group}',
    announceAll: 'All {count} case studies',
    clientLabel: 'Client',
    industryLabel: 'Industry',
    timeframeLabel: 'Timeframe',
    challengeLabel: 'Challenge',
    solutionLabel: 'Solution',
    resultsLabel: 'Results',
    startLabel: 'Start',
    monthLabel: 'Month {month}',
    contactLabel: 'Discuss a similar problem',
  },
  recordIndex('caseStudies'),
)

function show(address = '/case-studies') {
  const element = (
    <>
      <CaseStudyExplorer {...props} />
      <Announcer />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })
  const view = render(<RouterProvider router={router} />)
  return { router, ...view }
}

const shown = (container: HTMLElement) =>
  [...container.querySelectorAll('article:not([data-off])')].map((article) => article.id)

const chip = (name: RegExp) => within(screen.getByRole('group')).getByRole('button', { name })

test('the chips count 4, 2, 1, 1 and 1 studies', () => {
  expect(props.groups.map(({ label, count }) => [label, count])).toEqual([
    ['All', 4],
    ['Federal Compliance', 2],
    ['Digital Transformation', 1],
    ['Audit & Compliance', 1],
    ['Cloud & Security', 1],
  ])
})

test('a study can be in two groups', () => {
  expect(props.studies.filter((study) => study.groups.length === 2)).toHaveLength(1)
})

test('every study is shown at first', () => {
  expect(shown(show().container)).toHaveLength(4)
})

test('choosing a group shows its studies, writes the address and says so', async () => {
  const { container, router } = show()
  await userEvent.click(chip(/Federal Compliance/))
  expect(shown(container)).toHaveLength(2)
  expect(router.state.location.search).toBe('?category=federal-compliance')
  expect(document.getElementById('announcer')).toHaveTextContent('2 case studies in Federal Compliance')
  expect(chip(/Federal Compliance/)).toHaveAttribute('aria-pressed', 'true')
})

test('the address decides which studies are shown', () => {
  const { container } = show('/case-studies?category=audit-and-compliance')
  expect(shown(container)).toEqual(['engineering-contractor-clean-audit'])
})

test('a group nobody knows shows every study and is taken out of the address', () => {
  const { container, router } = show('/case-studies?category=nothing')
  expect(shown(container)).toHaveLength(4)
  expect(router.state.location.search).toBe('')
})

test('going back from a filter to every study says how many there are', async () => {
  const { container } = show('/case-studies?category=cloud-and-security')
  await userEvent.click(chip(/All/))
  expect(shown(container)).toHaveLength(4)
  expect(document.getElementById('announcer')).toHaveTextContent('All 4 case studies')
})

test('a study leads with its figure and names its link to the contact form', () => {
  show()
  const study = screen.getByRole('article', { name: /machining firm/ })
  expect(study.textContent?.startsWith('$11.4M')).toBe(true)
  const link = within(study).getByRole('link', { name: /Discuss a similar problem \(A machining firm/ })
  expect(link).toHaveAttribute('href', '/contact')
})

test('the chart names its first and its last count', () => {
  show()
  const figure = screen.getByText('Open audit findings').closest('figure')
  expect(figure).toHaveTextContent('Start 41')
  expect(figure).toHaveTextContent('Month 4 0')
})

test('the four timeframes average six months', () => {
  const months = props.studies.map(({ timeframe }) => Number.parseInt(timeframe, 10))
  expect(months.reduce((sum, month) => sum + month, 0) / months.length).toBe(6)
})
