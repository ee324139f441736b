// @vitest-environment dom

import { readFileSync } from 'node:fs'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { BrowserRouter, StaticRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { AdvisorNetwork } from '#src/blocks/advisor-network/advisor-network.tsx'
import { loadAdvisorNetwork } from '#src/blocks/advisor-network/row.ts'
import { recordIndex } from '../../support/record-index.ts'

const words = {
  expertiseLabel: 'Expertise',
  educationLabel: 'Education',
  moreExpertise: '+{count} more',
  moreExpertiseName: 'Show {count} more areas of expertise for {name}',
  fewerExpertise: 'Show fewer',
  fewerExpertiseName: 'Show fewer areas of expertise for {name}',
  networkLabel: 'The extended network',
  viewNetwork: 'View Full Network',
  hideNetwork: 'Show Less',
  caption: '{count} members shown; others serve on a confidential basis.',
}
const props = loadAdvisorNetwork(words, recordIndex('advisors'))
const [first] = props.featured
const [revealed] = props.network

beforeEach(() => {
  window.history.replaceState(null, '', '/leadership')
  Element.prototype.scrollIntoView = vi.fn()
})

function show(address = '/leadership') {
  window.history.replaceState(null, '', address)
  return render(
    <BrowserRouter>
      <AdvisorNetwork {...props} />
    </BrowserRouter>,
  )
}

const network = () => document.getElementById('network')

test('six members are featured and twelve belong to the extended network', () => {
  expect(props.featured).toHaveLength(6)
  expect(props.network).toHaveLength(12)
})

test('every sector of the board is among the eighteen', () => {
  const sectors = new Set([...props.featured, ...props.network].map(({ category }) => category))
  expect([...sectors].sort()).toEqual([
    'Academic',
    'Consulting',
    'Corporate',
    'Finance',
    'Government',
    'Legal',
    'Technology',
  ])
})

test('the prerendered page holds all eighteen members and hides none of them by itself', () => {
  const html = renderToString(
    <StaticRouter location="/leadership">
      <AdvisorNetwork {...props} />
    </StaticRouter>,
  )
  expect(html.match(/<h3/g)).toHaveLength(18)
  expect(html).not.toContain(' hidden')
})

test('the network opens with the focus on the first person it shows, and the address says so', async () => {
  show()
  const button = screen.getByRole('button', { name: 'View Full Network' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(network()).toHaveAttribute('hidden', 'until-found')

  await userEvent.click(button)

  expect(network()).not.toHaveAttribute('hidden')
  expect(window.location.search).toBe('?network=full')
  expect(screen.getByRole('heading', { name: revealed?.name })).toHaveFocus()
  expect(button).toHaveAccessibleName('Show Less')
  expect(button).toHaveAttribute('aria-expanded', 'true')
})

test('closing the network keeps the focus on the button', async () => {
  show('/leadership?network=full')
  const button = screen.getByRole('button', { name: 'Show Less' })
  await userEvent.click(button)
  expect(button).toHaveFocus()
  expect(network()).toHaveAttribute('hidden', 'until-found')
  expect(window.location.search).toBe('')
})

test('an address that names a member of the network shows them', () => {
  show(`/leadership#${revealed?.slug}`)
  expect(network()).not.toHaveAttribute('hidden')
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled()
})

test('two fields of expertise are shown; a button shows the rest in place', async () => {
  show()
  const card = within(screen.getByRole('heading', { name: first?.name }).closest('li') as HTMLElement)
  const hidden = () => card.getAllByRole('listitem').filter((item) => item.className === 'hidden').length
  const rest = (first?.expertise.length ?? 0) - 2
  expect(hidden()).toBe(rest)

  const button = card.getByRole('button', { name: `Show ${rest} more areas of expertise for ${first?.name}` })
  expect(button).toHaveTextContent(`+${rest} more`)
  await userEvent.click(button)

  expect(hidden()).toBe(0)
  expect(button).toHaveTextContent('Show fewer')
})

test('the monogram is decoration', () => {
  const { container } = show()
  expect(container.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0)
})

test('what is hidden until a script runs is hidden only where scripts run', () => {
  const css = readFileSync('src/ui/without-script.css', 'utf8')
  expect(css).toMatch(/\.until-script:not\([^{]*\[data-no-script\] \*\)/)
})
