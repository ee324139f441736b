// @vitest-environment dom

import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { loadServiceExplorer, serviceExplorer } from '#src/blocks/service-explorer/row.ts'
import { ServiceExplorer } from '#src/blocks/service-explorer/service-explorer.tsx'
import type { ContentIndex } from '#src/content/queries.ts'
import { service, serviceCategory } from '#src/content/schemas/service.ts'
import { Announcer } from '#src/site/frame/announcer.tsx'

const record = (title: string, category: string, order: number) => ({
  slug: title.toLowerCase().replaceAll(' ', '-'),
  data: service.parse({
    category,
    title,
    order,
    subtitle: 'One line',
    description: 'Two sentences.',
    features: ['First', 'Second', 'Third'].map((name) => ({ title: `${name} of ${title}`, why: `${name} reason.` })),
    results: '40% faster decisions, 60% lower cost',
    timeline: '3-6 months',
    investment: '$150k - $500k',
    cta: `Discuss ${title}`,
    href: `/services/${order}`,
    interest: 'culture-change',
    gradient: 'ink',
  }),
})

const services = [
  record('Redesign', 'transformation', 1),
  record('Rewiring', 'transformation', 2),
  record('Throughput', 'optimization', 3),
]
const categories = [
  { id: 'transformation', title: 'Change the model', description: 'First.', count: 2 },
  { id: 'optimization', title: 'Improve the output', description: 'Second.', count: 1 },
].map((category) => serviceCategory.parse(category))

const content = { entries: () => services, list: () => categories } as unknown as ContentIndex
const words = serviceExplorer.props.parse({
  groupLabel: 'Kind of change',
  countLabel: 'services',
  sheetLabel: 'Sheet',
  resultsLabel: 'Results',
  timelineLabel: 'Timeline',
  timelineScale: ['1 month', '10 months'],
  investmentLabel: 'Investment',
  investmentScale: ['$100k', '$1M'],
  featuresLabel: 'Key capabilities',
  whyLabel: 'Why This Matters',
  announcement: '{count} services in {category}',
})
const props = loadServiceExplorer(words, content)

function Address() {
  const { pathname, search, hash, state } = useLocation()
  return <output>{pathname + search + hash + JSON.stringify(state ?? '')}</output>
}

const at = (address: string) => (
  <MemoryRouter initialEntries={[address]}>
    <ServiceExplorer {...props} />
    <Announcer />
    <Address />
  </MemoryRouter>
)

const card = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Kind of change' })).getByRole('button', { name })
const heading = (name: string) => screen.queryByRole('heading', { name, level: 3 })
const note = (summary: string) => screen.getByText(summary, { exact: false }).closest('details')

test('shows the first category and how many services each one has', () => {
  render(at('/services'))
  expect(card(/Change the model 2/)).toHaveAttribute('aria-pressed', 'true')
  expect(card(/Improve the output 1/)).toHaveAttribute('aria-pressed', 'false')
  expect(heading('Redesign')).toBeVisible()
  expect(heading('Throughput')).toBeNull()
})

test('choosing a card shows its services, writes the address and is read out', async () => {
  render(at('/services'))
  await userEvent.click(card(/Improve the output/))
  expect(heading('Throughput')).toBeVisible()
  expect(heading('Redesign')).toBeNull()
  expect(screen.getByText('/services?category=optimization""')).toBeInTheDocument()
  expect(screen.getByText('1 services in Improve the output')).toBeInTheDocument()
})

test('a card also answers to the space bar', async () => {
  render(at('/services?category=optimization'))
  card(/Change the model/).focus()
  await userEvent.keyboard(' ')
  expect(card(/Change the model/)).toHaveAttribute('aria-pressed', 'true')
})

test('a link to a service or to one of its notes selects its category', () => {
  const { unmount } = render(at('/services#throughput'))
  expect(heading('Throughput')).toBeVisible()
  unmount()
  render(at('/services#why-second-of-throughput'))
  expect(card(/Improve the output/)).toHaveAttribute('aria-pressed', 'true')
})

test('the browser’s own search finds the services that are not shown, and opens them', () => {
  render(at('/services'))
  const group = document.getElementById('optimization') as HTMLElement
  expect(group).toHaveAttribute('hidden', 'until-found')
  fireEvent(group, new Event('beforematch'))
  expect(heading('Throughput')).toBeVisible()
})

test('notes share one name, so that only one is open, and close when the category changes', async () => {
  render(at('/services'))
  const first = note('First of Redesign')
  expect(first).toHaveAttribute('name', 'why')
  expect(first).toHaveAttribute('id', 'why-first-of-redesign')
  first?.setAttribute('open', '')
  await userEvent.click(card(/Improve the output/))
  expect(first).not.toHaveAttribute('open')
})

test('the button of a sheet carries its service to the contact form', async () => {
  render(at('/services'))
  const link = screen.getByRole('link', { name: 'Discuss Redesign' }).closest('a')
  expect(link).toHaveAttribute('href', '/contact')
  expect(link?.dataset).toMatchObject({ interest: 'culture-change', about: 'Redesign' })
})

test('the figures read as the lines of the record', () => {
  render(at('/services'))
  const sheet = within(document.getElementById('redesign') as HTMLElement)
  expect(sheet.getByText(/lower cost/).closest('p')).toHaveTextContent('40% faster decisions, 60% lower cost')
  expect(sheet.getByText('Timeline').nextElementSibling).toHaveTextContent(/^3-6 months/)
  expect(sheet.getByText('Investment').nextElementSibling).toHaveTextContent(/^\$150k - \$500k/)
})

test('ranges are placed on one logarithmic ruler', () => {
  const [first] = props.groups[0]?.services ?? []
  expect(first?.timelineSpan).toEqual([0.477, 0.778])
  expect(first?.investmentSpan).toEqual([0.176, 0.699])
})

test('the prerendered page holds both categories, with the cards as links into it', () => {
  const html = renderToString(at('/services?category=optimization'))
  expect(html).toContain('href="#optimization"')
  expect(html).toContain('id="optimization"')
  expect(html).not.toContain('hidden=""')
  expect(html).not.toContain('aria-pressed')
})
