// @vitest-environment dom
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Metrics } from '#src/blocks/metrics/metrics.tsx'
import { metrics as block, loadMetrics } from '#src/blocks/metrics/row.ts'
import { recordIndex } from '../../support/record-index.ts'

const props = loadMetrics(block.props.parse({}), recordIndex('homeMetrics'))

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})

test('shows the four figures with what each one counts', () => {
  render(<Metrics {...props} />)
  const pairs = screen.getAllByRole('listitem').map((item) => {
    return [item.querySelector('[data-behavior="count-up"]')?.textContent, item.querySelector('.label')?.textContent]
  })
  expect(pairs).toEqual([
    ['$1.2B', 'Optimized in 2024'],
    ['12', 'Fortune 500 Systems Automated'],
    ['3x', 'Faster Decision Models'],
    ['98%', 'Client Retention Rate'],
  ])
})

test('counts for two and a half seconds unless an editor says otherwise', () => {
  expect(props.duration).toBe(2.5)
  expect(block.props.parse({ duration: 1 }).duration).toBe(1)
})
