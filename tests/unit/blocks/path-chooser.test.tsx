// @vitest-environment dom
import { fireEvent, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PathChooser } from '#src/blocks/path-chooser/path-chooser.tsx'
import { localWindow } from '#src/blocks/path-chooser/propose-time/local-window.ts'
import { loadPathChooser, type PathChooserProps } from '#src/blocks/path-chooser/row.ts'
import { recordIndex } from '../../support/record-index.ts'

const tag = {
  call: { title: 'Direct call', text: 'A person answers.' },
  email: { title: 'Email', text: 'We read it.' },
  calendar: { title: 'Online calendar', text: 'Thirty minutes.', subject: 'A time & a place' },
  opens: 'opens {host}',
  propose: {
    summary: 'Propose a time',
    date: 'Date',
    window: 'Time in New York',
    weekday: 'Choose a weekday',
    past: 'Choose a later date',
    local: '{from} to {to} where you are ({zone})',
    add: 'Add to my message',
    line: 'Proposed time: {date}, {from} to {to} New York time.',
  },
  windows: [
    { label: 'Morning', from: '09:00', to: '11:00' },
    { label: 'Midday', from: '11:30', to: '13:30' },
    { label: 'Afternoon', from: '15:00', to: '17:00' },
  ],
}
const records = recordIndex('site', 'integrations')
const props = loadPathChooser(tag, records)
const block = (more: Partial<PathChooserProps> = {}) => (
  <MemoryRouter>
    <PathChooser {...props} {...more} />
    <textarea id="contact-message" aria-label="Message" />
  </MemoryRouter>
)

// A Thursday, before office hours.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-19T11:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

it('calls, writes and prepares a mail about a time without script', () => {
  const html = renderToStaticMarkup(block())
  expect(html).toContain(`href="${props.phone.href}"`)
  expect(html).toContain(`href="mailto:${props.address}"`)
  expect(html).toContain(`href="mailto:${props.address}?subject=A%20time%20%26%20a%20place"`)
})

it('links to the calendar where there is one, and names where it leads', () => {
  const single = (name: 'site' | 'integrations') =>
    name === 'integrations'
      ? { ...records.single(name), calendar: { url: 'https://meet.example.com/vantordine' } }
      : records.single(name)
  render(block(loadPathChooser(tag, { ...records, single } as typeof records)))
  const link = screen.getByRole('link', { name: 'Propose a time (opens meet.example.com)' })
  expect(link).toHaveAttribute('href', 'https://meet.example.com/vantordine')
  expect(link).toHaveAttribute('rel', 'noopener')
})

const open = () => fireEvent.click(screen.getByText('Propose a time'))
const choose = (date: string) => fireEvent.change(screen.getByLabelText('Date'), { target: { value: date } })
const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add to my message' }))
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })

it('writes the proposed time into the message and moves there', () => {
  render(block())
  open()
  expect(screen.getByLabelText('Date')).toHaveAttribute('min', '2026-03-20')
  choose('2026-03-24')
  fireEvent.click(screen.getByRole('radio', { name: /Afternoon/ }))
  add()
  expect(message()).toHaveValue('Proposed time: March 24, 2026, 3:00 PM to 5:00 PM New York time.')
  expect(message()).toHaveFocus()
})

it('puts it under what was written, once', () => {
  render(block())
  message().value = 'My own words. '
  open()
  choose('2026-03-24')
  add()
  add()
  expect(message().value).toBe('My own words.\n\nProposed time: March 24, 2026, 9:00 AM to 11:00 AM New York time.')
})

it.each([
  ['', 'Choose a later date'],
  ['2026-03-19', 'Choose a later date'],
  ['2026-03-21', 'Choose a weekday'],
  ['2026-03-22', 'Choose a weekday'],
])('does not take %j', (date, problem) => {
  render(block())
  open()
  if (date) choose(date)
  add()
  expect(screen.getByText(problem)).toBeVisible()
  expect(message()).toHaveValue('')
})

it('groups the three windows under their question', () => {
  render(block())
  open()
  const group = screen.getByRole('group', { name: 'Time in New York' })
  expect(within(group).getAllByRole('radio')).toHaveLength(3)
})

it.each([
  ['Europe/London', '2026-03-24', { from: '1:00 PM', to: '3:00 PM' }],
  ['Asia/Tokyo', '2026-03-24', { from: '10:00 PM', to: '12:00 AM' }],
  ['Pacific/Auckland', '2026-03-24', { from: 'Wednesday 2:00 AM', to: '4:00 AM' }],
  ['America/New_York', '2026-03-24', null],
  ['America/Toronto', '2026-03-24', null],
])('shows the window by the clock of %s', (zone, date, expected) => {
  const local = localWindow(date, { label: 'Morning', from: '09:00', to: '11:00' }, 'America/New_York', zone)
  if (expected) expect(local).toMatchObject(expected)
  else expect(local).toBeNull()
})
