// @vitest-environment dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AgencyTable } from '#src/blocks/agency-table/agency-table.tsx'
import { loadAgencyTable } from '#src/blocks/agency-table/row.ts'
import { recordIndex } from '../../support/record-index.ts'

const props = loadAgencyTable(
  {
    caption: 'Contracts by kind of agency',
    agencyLabel: 'Agency',
    contractsLabel: 'Contracts',
    valueLabel: 'Value',
    totalLabel: 'All six',
  },
  recordIndex('agencies'),
)

test('there are six agencies', () => {
  expect(props.agencies).toHaveLength(6)
})

test('the last row adds up the others', () => {
  render(<AgencyTable {...props} />)
  const last = screen.getAllByRole('row').at(-1)
  expect(last).toHaveTextContent('All six')
  expect(last).toHaveTextContent('42')
  expect(last).toHaveTextContent('$65.0M')
})

test('a contract is one stroke, and every fifth crosses the four before it', () => {
  const { container } = render(<AgencyTable {...props} />)
  const strokes = container.querySelector('tbody path')?.getAttribute('d') ?? ''
  expect(strokes.match(/M/g)).toHaveLength(11)
  expect(strokes.match(/L/g)).toHaveLength(2)
})
