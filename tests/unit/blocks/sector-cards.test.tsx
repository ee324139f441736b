// @vitest-environment dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sectorCards } from '#src/blocks/sector-cards/row.ts'
import { SectorCards } from '#src/blocks/sector-cards/sector-cards.tsx'

const sectors = [
  { name: 'Government', count: 8, text: 'Agencies.' },
  { name: 'Technology', count: 4, text: 'Builders.' },
]

test('shows each sector with its count and what it brings', () => {
  render(<SectorCards sectors={sectors} />)
  const government = screen.getByRole('heading', { level: 3, name: 'Government' }).closest('li')
  expect(government).toHaveTextContent('8GovernmentAgencies.')
})

test('draws one rule for each member, hidden from screen readers', () => {
  const { container } = render(<SectorCards sectors={sectors} />)
  const rules = [...container.querySelectorAll('svg[aria-hidden] path')].map((path) =>
    path.getAttribute('d')?.match(/M/g),
  )
  expect(rules.map((moves) => moves?.length)).toEqual([8, 4])
})

test('an editor has to say that the counts are declared', () => {
  expect(sectorCards.props.safeParse({ sectors, countsAreDeclared: true }).success).toBe(true)
  expect(sectorCards.props.safeParse({ sectors }).success).toBe(false)
})
