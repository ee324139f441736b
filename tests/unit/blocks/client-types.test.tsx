// @vitest-environment dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ClientTypes, initials } from '#src/blocks/client-types/client-types.tsx'
import { loadClientTypes } from '#src/blocks/client-types/row.ts'
import { recordIndex } from '../../support/record-index.ts'

const props = loadClientTypes({}, recordIndex('clientTypes'))

test('lists six kinds of client, each with a heading and a sentence', () => {
  render(<ClientTypes {...props} />)
  const rows = screen.getAllByRole('listitem')
  expect(rows).toHaveLength(6)
  props.clientTypes.forEach(({ name, description }, index) => {
    expect(rows[index]).toContainElement(screen.getByRole('heading', { level: 3, name }))
    expect(rows[index]).toHaveTextContent(description)
  })
})

test('draws a monogram for each, which screen readers pass over', () => {
  const { container } = render(<ClientTypes {...props} />)
  const monograms = [...container.querySelectorAll('svg[aria-hidden="true"]')]
  expect(monograms.map((monogram) => monogram.textContent)).toEqual(['DP', 'FE', 'GT', 'FA', 'IP', 'SA'])
})

test('a monogram takes the first letters of the first two words that have letters', () => {
  expect(initials('Fortune 100 Enterprise')).toBe('FE')
  expect(initials('élan')).toBe('É')
})
