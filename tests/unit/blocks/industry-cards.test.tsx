// @vitest-environment dom

import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { IndustryCards } from '#src/blocks/industry-cards/industry-cards.tsx'
import { loadIndustryCards } from '#src/blocks/industry-cards/row.ts'
import { recordIndex } from '../../support/record-index.ts'

const props = loadIndustryCards({}, recordIndex('aboutIndustries'))
const card = (name: string) => screen.getByRole('button', { name })
const stateOf = (name: string) => card(name).closest('li')?.dataset.state

test('has a heading for each of the eight industries', () => {
  render(<IndustryCards {...props} />)
  const headings = screen.getAllByRole('heading', { level: 3 })
  expect(headings.map((heading) => within(heading).getByRole('button').textContent)).toEqual([
    'Technology',
    'Healthcare',
    'Financial Services',
    'Manufacturing',
    'Retail',
    'Professional Services',
    'Energy',
    'Government',
  ])
})

test('every description is in the page before any script runs, and none is hidden', () => {
  const html = renderToStaticMarkup(<IndustryCards {...props} />)
  for (const { description } of props.industries) expect(html).toContain(description)
  expect(html).not.toMatch(/<p[^>]* hidden/)
})

test('a click keeps a description open, another one closes it', async () => {
  render(<IndustryCards {...props} />)
  expect(card('Energy')).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(card('Energy'))
  expect(card('Energy')).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(card('Energy'))
  expect(card('Energy')).toHaveAttribute('aria-expanded', 'false')
  expect(stateOf('Energy')).toBe('shut')
})

test('several descriptions may be open at once', async () => {
  render(<IndustryCards {...props} />)
  await userEvent.click(card('Retail'))
  await userEvent.click(card('Energy'))
  expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(2)
})

test('opens from the keyboard, and Escape puts the description away', async () => {
  render(<IndustryCards {...props} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(card('Technology')).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Escape}')
  expect(card('Technology')).toHaveAttribute('aria-expanded', 'false')
  expect(stateOf('Technology')).toBe('shut')
})

test('a card put away shows again on the next visit of pointer or focus', () => {
  render(<IndustryCards {...props} />)
  fireEvent.keyDown(card('Retail'), { key: 'Escape' })
  fireEvent.blur(card('Retail'))
  expect(stateOf('Retail')).toBe('rest')
})

test('a card put away stays away while the focus is on it, though the pointer has left', async () => {
  render(<IndustryCards {...props} />)
  await userEvent.dblClick(card('Energy'))
  await userEvent.unhover(card('Energy'))
  expect(stateOf('Energy')).toBe('shut')
  await userEvent.tab()
  expect(stateOf('Energy')).toBe('rest')
})

test('each button names the description it controls', () => {
  render(<IndustryCards {...props} />)
  for (const { title, description } of props.industries) {
    const id = card(title).getAttribute('aria-controls') ?? ''
    expect(document.getElementById(id)).toHaveTextContent(description)
  }
})
