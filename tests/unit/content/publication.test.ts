import { describe, expect, it, test } from 'vitest'
import { clockAt } from '#src/content/clock.ts'
import { absenceOf, followEachOther, type Publication, publicationOf, stateAt } from '#src/content/publication.ts'

const zone = 'America/New_York'
const clock = clockAt('2026-03-15T12:00', zone)
const stateOf = (name: Parameters<typeof publicationOf>[0], fields: object, at = clock) =>
  stateAt(publicationOf(name, fields, at), at)

describe('the clock', () => {
  it.each([
    ['2026-03-15', '2026-03-15T04:00:00.000Z', '2026-03-15'],
    ['2026-03-15T09:30', '2026-03-15T13:30:00.000Z', '2026-03-15'],
    ['2026-03-15 09:30', '2026-03-15T13:30:00.000Z', '2026-03-15'],
    ['2026-03-15T01:30:59Z', '2026-03-15T01:30:00.000Z', '2026-03-14'],
    ['2026-03-15T01:30+01:00', '2026-03-15T00:30:00.000Z', '2026-03-14'],
    // Of an hour that occurs twice the first is meant, and one that is skipped begins when it would have.
    ['2026-11-01T01:30', '2026-11-01T05:30:00.000Z', '2026-11-01'],
    ['2026-03-08T02:30', '2026-03-08T07:30:00.000Z', '2026-03-08'],
  ])('reads %s', (written, moment, today) => {
    const { now, ...read } = clockAt(written, zone)
    expect({ now: new Date(now).toISOString(), ...read }).toEqual({ now: moment, timeZone: zone, today })
  })

  it.each(['', 'today', '2026-02-30', '2026-03-15T25:00', '2026-03-15T09:30:00', '15/03/2026'])(
    'refuses “%s”',
    (written) => {
      expect(() => clockAt(written, zone)).toThrow('is no moment in the calendar')
    },
  )
})

describe('an entry', () => {
  it('is public when nothing says otherwise, and never while it is a draft', () => {
    expect(stateOf('pages', {})).toBe('open')
    expect(stateOf('pages', { draft: false })).toBe('open')
    expect(stateOf('pages', { draft: true, publishAt: '2026-01-01' })).toBe('draft')
  })

  it('is public from the minute it is published to the minute it is unpublished', () => {
    const fields = { publishAt: '2026-03-15T12:00', unpublishAt: '2026-03-15T12:05' }
    const at = (time: string) => stateOf('pages', fields, clockAt(`2026-03-15T${time}`, zone))
    expect(['11:59', '12:00', '12:04', '12:05'].map(at)).toEqual(['future', 'open', 'open', 'closed'])
  })

  it('follows the dates its collection has, and `publishAt` before them', () => {
    expect(stateOf('articles', { date: '2026-03-15' })).toBe('open')
    expect(stateOf('articles', { date: '2026-03-16' })).toBe('future')
    expect(stateOf('articles', { date: '2026-03-16', publishAt: '2026-03-15T12:00' })).toBe('open')
    expect(stateOf('jobs', { posted: '2026-03-01', validThrough: '2026-03-15' })).toBe('open')
    expect(stateOf('jobs', { posted: '2026-03-01', validThrough: '2026-03-14' })).toBe('closed')
    expect(stateOf('jobs', { posted: '2026-03-01', validThrough: '2026-04-01', unpublishAt: '2026-03-02' })).toBe(
      'closed',
    )
  })

  it('is over as a session when it has ended, unless there is a recording', () => {
    const session = { status: 'upcoming', date: '2026-03-15', startTime: '11:00', duration: 60 }
    expect(stateOf('webinars', { ...session, startTime: '11:01' })).toBe('open')
    expect(stateOf('webinars', session)).toBe('closed')
    expect(stateOf('webinars', { ...session, status: 'recorded' })).toBe('open')
  })
})

const hours = (from?: number, until?: number, draft = false): Publication => ({
  draft,
  ...(from !== undefined && { from: { at: from, field: 'publishAt' } }),
  ...(until !== undefined && { until: { at: until, field: 'unpublishAt' } }),
})

test.each<[Publication, Publication, string | undefined]>([
  [hours(), hours(), undefined],
  [hours(5), hours(5), undefined],
  [hours(5), hours(4), 'future'],
  [hours(5), hours(), 'future'],
  [hours(undefined, 9), hours(undefined, 9), undefined],
  [hours(undefined, 9), hours(), 'closed'],
  [hours(0, undefined, true), hours(), 'draft'],
  [hours(0, undefined, true), hours(0, undefined, true), undefined],
  // What is gone for good counts on nothing any more.
  [hours(5), hours(undefined, 1), undefined],
])('whether an entry is missed: %#', (other, own, state) => {
  expect(absenceOf(other, own, 2)?.state).toBe(state)
})

test('what goes before the other comes follows it', () => {
  expect(followEachOther(hours(undefined, 5), hours(5))).toBe(true)
  expect(followEachOther(hours(5), hours(undefined, 5))).toBe(true)
  expect(followEachOther(hours(undefined, 6), hours(5))).toBe(false)
  expect(followEachOther(hours(), hours(5))).toBe(false)
})
