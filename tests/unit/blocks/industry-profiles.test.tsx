// @vitest-environment dom
import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { IndustryProfiles } from '#src/blocks/industry-profiles/industry-profiles.tsx'
import { loadIndustryProfiles } from '#src/blocks/industry-profiles/row.ts'
import { startBehaviors } from '#src/browser/behaviors.ts'
import { recordIndex } from '../../support/record-index.ts'

const props = loadIndustryProfiles(
  {
    indexLabel: 'On this page',
    chartTitle: 'Five markets',
    chartNote: 'A steeper line grows faster.',
    chartStart: 'Today',
    chartEnd: 'In ten years',
    marketLabel: 'Market size',
    growthLabel: 'Growth',
    servicesLabel: 'Services',
    challengesLabel: 'Challenges',
    opportunitiesLabel: 'Opportunities',
    resultLabel: 'Result',
  },
  recordIndex('industries'),
)

test('the five industries stand in their order', () => {
  expect(props.profiles.map(({ name }) => name)).toEqual(['Healthcare', 'Fintech', 'Supply Chain', 'Retail', 'AI SaaS'])
})

test('the chart takes its lines from the figures of the profiles', () => {
  expect(props.markets[0]).toEqual({ name: 'Healthcare', from: 5000, to: 8144 })
  expect(props.scale.map(({ label }) => label)).toEqual(['$100B', '$1T', '$10T'])
})

test('a profile shows market, growth, services, challenges, opportunities and a result', () => {
  render(<IndustryProfiles {...props} />)
  const profile = within(screen.getByRole('article', { name: 'Retail' }))
  expect(profile.getByText('Market size').nextElementSibling).toHaveTextContent(/^\$7T$/)
  expect(profile.getByText('3% a year')).toBeInTheDocument()
  expect(profile.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)).toEqual([
    'Challenges',
    'Opportunities',
    'Services',
    'Result',
  ])
})

test('the index leads to every profile', () => {
  render(<IndustryProfiles {...props} />)
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(props.profiles.map(({ id }) => `#${id}`))
})

test('the index marks the profile that is being read', () => {
  let report = () => {}
  class Observer {
    constructor(callback: () => void) {
      report = callback
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  render(<IndustryProfiles {...props} />)
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Fintech' })
  const place = vi.spyOn(screen.getByRole('article', { name: 'Fintech' }), 'getBoundingClientRect')
  const scrollTo = (top: number) => {
    for (const article of screen.getAllByRole('article'))
      if (article.id !== link.hash.slice(1)) article.getBoundingClientRect = () => ({ top: 2000 }) as DOMRect
    place.mockReturnValue({ top } as DOMRect)
    report()
  }
  startBehaviors()
  scrollTo(90)
  expect(link).toHaveAttribute('aria-current', 'location')
  scrollTo(900)
  expect(link).not.toHaveAttribute('aria-current')
  vi.unstubAllGlobals()
})
