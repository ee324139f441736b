import { expect, test } from 'vitest'
import type { ContentData } from '#src/content/queries.ts'
import { nextRevision, type Webinar, webinar } from '#src/content/schemas/resource.ts'
import { calendars } from '../../../scripts/outputs/calendar.ts'

const site = {
  name: 'Vantordine',
  baseUrl: 'https://www.vantordine.example',
  officeHours: { timeZone: 'America/New_York' },
}

function make(fields: Partial<Webinar> = {}): Record<string, string> {
  const data = webinar.parse({
    title: 'Rehearsal',
    description: 'We rehearse.',
    speaker: 'A speaker',
    date: '2026-12-10',
    startTime: '13:00',
    duration: 60,
    status: 'upcoming',
    revision: { number: 2, at: '2026-11-01T14:30Z', of: '2026-12-10 13:00 60 Rehearsal' },
    ...fields,
  })
  const entries = { webinars: [{ slug: 'rehearsal', data }] }
  return calendars({ entries, singles: { site } } as unknown as ContentData)
}

const text = (fields: Partial<Webinar> = {}) => make(fields)['/calendar/rehearsal.ics'] ?? ''
/** The lines as a calendar reads them, long ones put together again. */
const lines = (fields: Partial<Webinar> = {}) => text(fields).replaceAll('\r\n ', '').split('\r\n')

test('an upcoming webinar becomes one event', () => {
  expect(text()).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Vantordine//Webinars//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:rehearsal@www.vantordine.example',
      'DTSTAMP:20261101T143000Z',
      'LAST-MODIFIED:20261101T143000Z',
      'SEQUENCE:2',
      'DTSTART:20261210T180000Z',
      'DTEND:20261210T190000Z',
      'SUMMARY:Rehearsal',
      'DESCRIPTION:We rehearse.\\n\\nA speaker\\nhttps://www.vantordine.example/resou',
      ' rces#rehearsal',
      'URL:https://www.vantordine.example/resources#rehearsal',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Rehearsal',
      'TRIGGER:-PT15M',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('a recorded webinar has no calendar file', () => {
  expect(make({ status: 'recorded', chapters: [{ at: '00:00', title: 'Start' }] })).toEqual({})
})

test.each([
  ['in winter', '2027-01-21', '20270121T180000Z'],
  ['in summer', '2027-06-10', '20270610T170000Z'],
  ['on the day the clocks go forward', '2027-03-14', '20270314T170000Z'],
  ['on the day the clocks go back', '2027-11-07', '20271107T180000Z'],
])('New York time becomes UTC %s', (_, date, start) => {
  expect(lines({ date })).toContain(`DTSTART:${start}`)
})

test('the end follows from the duration, past midnight too', () => {
  expect(lines({ startTime: '18:30', duration: 75 })).toContain('DTEND:20261211T004500Z')
})

test('commas, semicolons and backslashes are escaped', () => {
  expect(lines({ title: 'Ask, answer; a\\b' })).toContain('SUMMARY:Ask\\, answer\\; a\\\\b')
})

test('no line is longer than 75 octets, and no character is torn apart', () => {
  const title = `${'Ünïcödé’s “long” title – '.repeat(3)}🙂🙂`.trim()
  const octets = text({ title })
    .split('\r\n')
    .map((line) => Buffer.byteLength(line))
  expect(Math.max(...octets)).toBeLessThanOrEqual(75)
  expect(text({ title })).not.toContain('\uFFFD')
  expect(lines({ title })).toContain(`SUMMARY:${title}`)
})

test('the same content always makes the same file', () => {
  expect(text()).toBe(text())
})

test('a session without a revision was never changed', () => {
  const found = lines({ revision: undefined }).filter((line) => /^(?:SEQUENCE|LAST-MODIFIED)/.test(line))
  expect(found).toEqual(['SEQUENCE:0'])
})

test('day, time, length, title and place of a session each make another revision of it, other words none', () => {
  const now = new Date('2026-11-28T12:00:30Z')
  const session = (fields: Partial<Webinar> = {}) =>
    webinar.parse({
      title: 'Rehearsal',
      description: 'We rehearse.',
      speaker: 'A speaker',
      date: '2026-12-10',
      startTime: '13:00',
      duration: 60,
      status: 'upcoming',
      ...fields,
    })
  const first = nextRevision(session(), now)
  expect(first).toEqual({ number: 1, at: '2026-11-28T12:00Z', of: '2026-12-10 13:00 60 Rehearsal' })
  const published = { revision: first }
  expect(nextRevision(session({ ...published, description: 'Other words.' }), now)).toBeUndefined()
  for (const moved of [
    { date: '2026-12-11' },
    { startTime: '14:00' },
    { duration: 45 as const },
    { title: 'Other' },
    { registrationUrl: 'https://example.com/room' },
  ])
    expect(nextRevision(session({ ...published, ...moved }), now)?.number, JSON.stringify(moved)).toBe(2)
})
