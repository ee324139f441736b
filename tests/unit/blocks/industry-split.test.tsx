// @vitest-environment dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { IndustrySplit } from '#src/blocks/industry-split/industry-split.tsx'
import { loadIndustrySplit } from '#src/blocks/industry-split/row.ts'
import { recordIndex } from '../../support/record-index.ts'

const props = loadIndustrySplit(
  { caption: 'Share of engagement hours', industryLabel: 'Industry', shareLabel: 'Share' },
  recordIndex('industryFocus'),
)

test('the table states every share in words', () => {
  render(<IndustrySplit {...props} />)
  const rows = screen.getAllByRole('row').map((row) => row.textContent)
  expect(rows).toEqual([
    'IndustryShare',
    'Defense & Aerospace35%',
    'Healthcare & Life Sciences25%',
    'Technology & Cybersecurity20%',
    'Professional Services15%',
    'Energy & Infrastructure5%',
  ])
})

test('each share of the bar begins where the one before it ends, and the last one ends at a hundred', () => {
  expect(props.shares.map(({ start }) => start)).toEqual([0, 35, 60, 80, 95])
  expect(props.shares.reduce((sum, { share }) => sum + share, 0)).toBe(100)
})

test('the bar is left to the eyes', () => {
  const { container } = render(<IndustrySplit {...props} />)
  for (const drawing of container.querySelectorAll('svg')) expect(drawing).toHaveAttribute('aria-hidden', 'true')
})
