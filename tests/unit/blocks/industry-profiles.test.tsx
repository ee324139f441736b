// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { IndustryProfiles } from '#src/blocks/industry-profiles/industry-profiles.tsx'
import { loadIndustryProfiles } from '#src/blocks/industry-profiles/load.ts'
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
  expect(profile.getByText('$7T')).toBeInTheDocument()
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
  let report: IntersectionObserverCallback = () => {}
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      report = callback
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  render(<IndustryProfiles {...props} />)
  const target = screen.getByRole('article', { name: 'Fintech' })
  const tell = (isIntersecting: boolean) =>
    act(() => report([{ isIntersecting, target } as unknown as IntersectionObserverEntry], {} as IntersectionObserver))
  tell(true)
  expect(screen.getByRole('link', { name: 'Fintech' })).toHaveAttribute('aria-current', 'location')
  tell(false)
  expect(screen.getByRole('link', { name: 'Fintech' })).not.toHaveAttribute('aria-current')
  vi.unstubAllGlobals()
})
