// @vitest-environment dom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CapabilityCatalogue } from '#src/blocks/capability-catalogue/capability-catalogue.tsx'
import { loadCapabilityCatalogue } from '#src/blocks/capability-catalogue/row.ts'
import { recordIndex } from '../../support/record-index.ts'

const props = loadCapabilityCatalogue(
  { indexLabel: 'Categories', deliverablesLabel: 'Deliverables', timelineLabel: 'Timeline' },
  recordIndex('capabilities'),
)

test('four categories hold three services each', () => {
  expect(props.categories.map(({ letter, services }) => `${letter}${services.length}`)).toEqual([
    'A3',
    'B3',
    'C3',
    'D3',
  ])
})

test('timelines run from 1-3 months to 12-24 months', () => {
  const spans = props.categories.flatMap(({ services }) => services.map(({ months }) => months))
  expect(Math.min(...spans.map(({ from }) => from))).toBe(1)
  expect(Math.max(...spans.map(({ to }) => to))).toBe(24)
  const timelines = props.categories.flatMap(({ services }) => services.map(({ timeline }) => timeline))
  expect(timelines).toContain('1-3 months')
  expect(timelines).toContain('12-24 months')
})

test('the index leads to every category', () => {
  const { container } = render(<CapabilityCatalogue {...props} />)
  for (const link of within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole('link')) {
    expect(container.querySelector(link.getAttribute('href') ?? '')).toBeInTheDocument()
  }
})

test('a service states its deliverables and its timeline in words', () => {
  render(<CapabilityCatalogue {...props} />)
  const row = screen.getByRole('heading', { name: 'Organizational Transformation' }).closest('li')
  expect(row).toHaveTextContent('Twelve-month hold review')
  expect(row).toHaveTextContent('Timeline: 12-24 months')
})
