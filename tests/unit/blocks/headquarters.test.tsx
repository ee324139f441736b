// @vitest-environment dom
import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { Headquarters } from '#src/blocks/headquarters/headquarters.tsx'
import { loadHeadquarters } from '#src/blocks/headquarters/row.ts'
import { recordIndex } from '../../support/record-index.ts'

const labels = {
  address: 'Address',
  phone: 'Direct line',
  email: 'General inquiries',
  hours: 'Office hours',
  open: 'Usually open now',
  closed: 'Opens {day} at {time}',
  today: 'today',
  tomorrow: 'tomorrow',
}
const props = loadHeadquarters(labels, recordIndex('site'))
const block = (
  <MemoryRouter>
    <Headquarters {...props} />
  </MemoryRouter>
)

afterEach(() => void vi.useRealTimers())

it('prints the facts without script, and nothing about the present', () => {
  const html = renderToStaticMarkup(block)
  expect(html).toContain('Monday to Friday 8:00 AM to 6:00 PM EST')
  expect(html).toContain('410 Ordinate Row')
  expect(html).toContain(`href="${props.phone.href}"`)
  expect(html).toContain(`href="mailto:${props.email}"`)
  const words = html.replaceAll(/<[^>]*>/g, ' ')
  expect(words).not.toContain(labels.open)
  expect(words).not.toContain('Opens')
})

it.each([
  ['2026-03-16T14:00:00Z', 'Usually open now'],
  ['2026-03-16T11:59:00Z', 'Opens today at 8:00 AM'],
  ['2026-03-16T22:00:00Z', 'Opens tomorrow at 8:00 AM'],
  ['2026-03-20T22:00:00Z', 'Opens Monday at 8:00 AM'],
  ['2026-03-21T12:00:00Z', 'Opens Monday at 8:00 AM'],
  ['2026-03-22T12:00:00Z', 'Opens tomorrow at 8:00 AM'],
  ['2026-01-16T13:00:00Z', 'Usually open now'],
  ['2026-01-16T12:59:00Z', 'Opens today at 8:00 AM'],
])('knows by the clock of New York what is the case at %s', (moment, line) => {
  vi.useFakeTimers({ now: new Date(moment) })
  render(block)
  expect(screen.getByText(line)).toBeVisible()
})

it('keeps room for the longest that it may have to say', () => {
  expect(renderToStaticMarkup(block)).toContain('data-longest="Opens tomorrow at 8:00 AM"')
})

it('says nothing where the time zone is not known', () => {
  // A browser may know fewer time zones than the machine that built the page.
  const hours = { ...props.hours, timeZone: 'America/Nowhere' }
  render(
    <MemoryRouter>
      <Headquarters {...props} hours={hours} />
    </MemoryRouter>,
  )
  expect(screen.queryByText(labels.open)).toBeNull()
  expect(document.querySelector('.open-now')).toHaveTextContent('')
})
