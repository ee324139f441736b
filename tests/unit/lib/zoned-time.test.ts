import { expect, it } from 'vitest'
import { addDays, clockTime, momentOf, zonedTime } from '#src/lib/zoned-time.ts'

const zone = 'America/New_York'

it('reads the clock of another place', () => {
  expect(zonedTime(new Date('2026-03-16T03:30:00Z'), zone)).toEqual({ date: '2026-03-15', time: '23:30', weekday: 0 })
  expect(zonedTime(new Date('2026-01-01T05:00:00Z'), zone)).toEqual({ date: '2026-01-01', time: '00:00', weekday: 4 })
})

it.each([
  ['2026-01-15', '09:00', '2026-01-15T14:00:00.000Z'],
  ['2026-07-15', '09:00', '2026-07-15T13:00:00.000Z'],
  ['2026-03-08', '12:00', '2026-03-08T16:00:00.000Z'],
  ['2026-11-01', '12:00', '2026-11-01T17:00:00.000Z'],
])('finds the moment of %s %s, on both sides of a clock change', (date, time, moment) => {
  expect(momentOf(date, time, zone).toISOString()).toBe(moment)
})

it('goes over the ends of months and years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
})

it.each([
  ['00:00', '12:00 AM'],
  ['08:00', '8:00 AM'],
  ['12:30', '12:30 PM'],
  ['18:00', '6:00 PM'],
])('writes %s as %s', (time, words) => {
  expect(clockTime(time)).toBe(words)
})
