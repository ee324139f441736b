// @vitest-environment dom
import { render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, StaticRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { loadWebinarList } from '#src/blocks/webinar-list/row.ts'
import { WebinarList } from '#src/blocks/webinar-list/webinar-list.tsx'
import type { ContentIndex } from '#src/content/queries.ts'
import { type Webinar, webinar } from '#src/content/schemas/resource.ts'
import { recordIndex } from '../../support/record-index.ts'

const words = {
  upcoming: 'Upcoming',
  recorded: 'Recorded',
  none: 'Nothing is scheduled.',
  time: '{weekday}, {time} ET',
  duration: '{minutes} minutes',
  register: 'Register Now',
  registerText: 'How it works.',
  calendar: 'Add to calendar',
  reserve: 'Reserve a place',
  reserveAbout: 'A place at: {title}',
  over: 'This session has taken place',
  watch: 'Watch Recording',
  opens: 'opens {host}',
  summary: 'Summary',
  chapters: 'Chapters',
  excerpt: 'From the transcript',
  request: 'Request the recording',
  requestAbout: 'Recording: {title}',
}

const past = {
  status: 'recorded',
  date: '2026-06-11',
  chapters: [{ at: '08:40', title: 'The middle' }],
  excerpt: 'What was said.',
}

function session(title: string, fields: object = {}) {
  const data: Webinar = webinar.parse({
    title,
    description: `All about ${title}.`,
    speaker: 'A speaker, with a role',
    date: '2027-01-21',
    startTime: '13:00',
    duration: 60,
    status: 'upcoming',
    ...fields,
  })
  return { slug: title.toLowerCase(), data }
}

function load(sessions = [session('Planning'), session('Auditing', past)], registrationBase?: string) {
  const singles = {
    site: { officeHours: { timeZone: 'America/New_York' } },
    integrations: { webinars: { registrationBase } },
  }
  const single = (name: keyof typeof singles) => singles[name]
  return loadWebinarList(words, { entries: () => sessions, single } as unknown as ContentIndex)
}

/** Prints what a link carries to the contact form. */
function State() {
  return <code>{JSON.stringify(useLocation().state)}</code>
}

function show(props = load()) {
  return render(
    <MemoryRouter>
      <State />
      <WebinarList {...props} />
    </MemoryRouter>,
  )
}

const article = (name: string) => within(screen.getByRole('article', { name }))

afterEach(() => {
  vi.useRealTimers()
})

test('sessions take 45, 60 and 75 minutes, and some are upcoming and some recorded', () => {
  const { upcoming, recorded } = loadWebinarList(words, recordIndex('webinars', 'site', 'integrations'))
  const durations = new Set([...upcoming, ...recorded].map(({ duration }) => duration))
  expect([...durations].sort()).toEqual(['45 minutes', '60 minutes', '75 minutes'])
  expect(upcoming.length).toBeGreaterThan(0)
  expect(recorded.length).toBeGreaterThan(0)
})

test('the next session comes first, and among the recordings the latest', () => {
  const { upcoming, recorded } = load([
    session('Late', { date: '2027-02-18' }),
    session('Soon'),
    session('Old', { ...past, date: '2026-03-12' }),
    session('New', past),
  ])
  expect([...upcoming, ...recorded].map(({ title }) => title)).toEqual(['Soon', 'Late', 'New', 'Old'])
})

test('a session shows its day, its time in New York, its length and its speaker', () => {
  show()
  const text = screen.getByRole('article', { name: 'Planning' })
  for (const words of ['21 Jan 2027', 'Thursday, 1:00 PM ET', '60 minutes', 'A speaker, with a role']) {
    expect(text).toHaveTextContent(words)
  }
  expect(text.querySelector('time')).toHaveAttribute('datetime', '2027-01-21T18:00Z')
})

test('the status decides the button', () => {
  show()
  expect(article('Planning').getByText('Register Now').tagName).toBe('SUMMARY')
  expect(article('Planning').queryByText('Watch Recording')).not.toBeInTheDocument()
  expect(article('Auditing').getByText('Watch Recording')).toHaveClass('button-outline')
})

test('registering offers the calendar file and a place by the contact form', async () => {
  show()
  const calendar = article('Planning').getByText('Add to calendar')
  expect(calendar).toHaveAttribute('href', '/calendar/planning.ics')
  expect(calendar).not.toHaveAttribute('download')
  const link = article('Planning').getByText('Reserve a place').closest('a')
  expect(link).toHaveAttribute('href', '/contact')
  expect(link?.dataset).toMatchObject({ interest: 'other', about: 'A place at: Planning' })
})

test('a recording shows its summary, chapters and a paragraph, and is sent on request', async () => {
  show()
  const details = article('Auditing').getByText('Watch Recording').closest('details')
  for (const text of ['All about Auditing.', '08:40 The middle', 'What was said.'])
    expect(details).toHaveTextContent(text)
  const link = article('Auditing').getByText('Request the recording').closest('a')
  expect(link).toHaveAttribute('href', '/contact')
  expect(link?.dataset).toMatchObject({ interest: 'other', about: 'Recording: Auditing' })
})

test('an address of its own makes the button a link that names the other site', () => {
  show(
    load([
      session('Planning', { registrationUrl: 'https://events.example/planning' }),
      session('Auditing', { ...past, recordingUrl: 'https://video.example/a' }),
    ]),
  )
  const register = article('Planning').getByRole('link', { name: 'Register Now (Planning)' })
  expect(register).toHaveAttribute('href', 'https://events.example/planning')
  expect(article('Planning').getByText('opens events.example')).toBeVisible()
  expect(article('Auditing').getByRole('link', { name: 'Watch Recording (Auditing)' })).toBeVisible()
  expect(article('Auditing').getByText('opens video.example')).toBeVisible()
})

test('registrations in one place need no address on each session', () => {
  show(load(undefined, 'https://events.example/'))
  const register = article('Planning').getByRole('link', { name: 'Register Now (Planning)' })
  expect(register).toHaveAttribute('href', 'https://events.example/planning')
})

test('a session whose end has passed says so, and keeps its button', () => {
  vi.useFakeTimers({ now: new Date('2027-01-21T19:00:01Z'), toFake: ['Date'] })
  show()
  expect(article('Planning').getByText('This session has taken place')).toBeVisible()
  expect(article('Planning').getByText('Register Now')).toBeInTheDocument()
})

test('before its end nothing is said, nor in the prerendered page', () => {
  vi.useFakeTimers({ now: new Date('2027-01-21T18:59:00Z'), toFake: ['Date'] })
  show()
  expect(screen.queryByText('This session has taken place')).not.toBeInTheDocument()
  vi.setSystemTime(new Date('2028-01-01T00:00:00Z'))
  const page = (
    <StaticRouter location="/resources">
      <WebinarList {...load()} />
    </StaticRouter>
  )
  expect(renderToString(page)).not.toContain('taken place')
})

test('while nothing is scheduled the list says so', () => {
  show(load([session('Auditing', past)]))
  expect(screen.getByText('Nothing is scheduled.')).toBeVisible()
})
