// @vitest-environment dom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadSolutionCatalogue } from '#src/blocks/solution-catalogue/row.ts'
import { SolutionCatalogue } from '#src/blocks/solution-catalogue/solution-catalogue.tsx'
import { recordIndex } from '../../support/record-index.ts'

const props = loadSolutionCatalogue(
  {
    indexLabel: 'Categories',
    solutionLabel: 'Solution',
    featuresLabel: 'Features',
    timelineLabel: 'Timeline',
    valueLabel: 'Value',
  },
  recordIndex('solutions'),
)

test('there are four categories', () => {
  expect(props.categories).toHaveLength(4)
})

test('each category is a table named by its heading', () => {
  render(<SolutionCatalogue {...props} />)
  for (const { title, solutions } of props.categories) {
    const table = screen.getByRole('table', { name: title })
    expect(within(table).getAllByRole('rowheader')).toHaveLength(solutions.length)
  }
})

test('cells repeat the name of their column for small screens', () => {
  render(<SolutionCatalogue {...props} />)
  const cell = screen.getAllByRole('cell').find(({ textContent }) => textContent === '6-12 months')
  expect(cell).toHaveAttribute('data-label', 'Timeline')
})

test('the index leads to every category', () => {
  const { container } = render(<SolutionCatalogue {...props} />)
  for (const link of within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole('link')) {
    expect(container.querySelector(link.getAttribute('href') ?? '')).toBeInTheDocument()
  }
})
