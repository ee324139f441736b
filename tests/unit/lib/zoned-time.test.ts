import { expect, it } from 'vitest'
import { addDays, clockTime, isTimeZone, momentOf, momentsOf, zonedTime } from '#src/lib/zoned-time.ts'

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

it.each([
  ['America/New_York', '2026-03-08', '02:30', []],
  ['America/New_York', '2026-03-08', '03:00', ['2026-03-08T07:00:00.000Z']],
  ['America/New_York', '2026-11-01', '00:59', ['2026-11-01T04:59:00.000Z']],
  ['America/New_York', '2026-11-01', '01:00', ['2026-11-01T05:00:00.000Z', '2026-11-01T06:00:00.000Z']],
  ['America/New_York', '2026-11-01', '02:00', ['2026-11-01T07:00:00.000Z']],
  // Half an hour, and the other hemisphere.
  ['Australia/Lord_Howe', '2026-04-05', '01:45', ['2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z']],
  // Where the day begins an hour late.
  ['Asia/Beirut', '2026-03-29', '00:00', []],
  ['UTC', '2026-03-29', '00:00', ['2026-03-29T00:00:00.000Z']],
])('in %s it is %s %s at %j', (timeZone, date, time, moments) => {
  expect(momentsOf(date, time, timeZone).map((moment) => moment.toISOString())).toEqual(moments)
})

it('begins a day that has no midnight with its first minute', () => {
  expect(momentOf('2026-03-29', '00:00', 'Asia/Beirut').toISOString()).toBe('2026-03-28T22:00:00.000Z')
})

it('knows the names of time zones', () => {
  expect(['America/New_York', 'UTC', 'EST5EDT', 'America/NewYork', ''].map(isTimeZone)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
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
