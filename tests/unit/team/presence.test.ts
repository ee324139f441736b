import { expect, test } from 'vitest'
import { teamPresence } from '../../../scripts/team/presence.ts'
import type { Person } from '../../../scripts/team/team-config.ts'

const zoe: Person = { name: 'Zoë Łukasz', email: 'zoe@example.com', role: 'writer' }
const sam: Person = { name: 'Sam Roe, Jr.', email: 'sam@example.com', role: 'editor' }
const file = 'content/pages/about.mdx'
const other = 'content/pages/contact.mdx'

test('who has an entry open is seen by the others and not by themselves, once with any number of windows', () => {
  const presence = teamPresence()
  expect(presence.open(zoe, 'one', file)).toBe(true)
  presence.open(zoe, 'two', file)
  presence.open(sam, 'one', other)
  expect(presence.others(sam)).toEqual([{ name: 'Zoë Łukasz', file }])
  expect(presence.others(zoe)).toEqual([{ name: 'Sam Roe, Jr.', file: other }])
  presence.leave(zoe, 'one', file)
  expect(presence.others(sam)).toEqual([{ name: 'Zoë Łukasz', file }])
  presence.leave(zoe, 'two', file)
  expect(presence.others(sam)).toEqual([])
})

test('a window that goes to another entry is there, whichever of both it is that arrives first', () => {
  const presence = teamPresence()
  presence.open(zoe, 'one', file)
  expect(presence.open(zoe, 'one', other)).toBe(true)
  expect(presence.leave(zoe, 'one', file)).toBe(false)
  expect(presence.others(sam)).toEqual([{ name: 'Zoë Łukasz', file: other }])
})

test('a window that says nothing for eight seconds is gone, and one that answers stays', () => {
  let now = 0
  const presence = teamPresence(() => now)
  presence.open(zoe, 'one', file)
  presence.open(sam, 'one', file)
  now = 6000
  // What was known already is nothing to tell.
  expect(presence.open(sam, 'one', file)).toBe(false)
  now = 8000
  expect(presence.forgetSilent()).toBe(false)
  now = 8001
  expect(presence.forgetSilent()).toBe(true)
  expect(presence.others(sam)).toEqual([])
  expect(presence.others(zoe)).toEqual([{ name: 'Sam Roe, Jr.', file }])
})

test('of one person 32 windows are told apart', () => {
  const presence = teamPresence()
  for (let window = 0; window < 40; window += 1) presence.open(zoe, String(window), `content/pages/${window}.mdx`)
  expect(presence.others(sam)).toHaveLength(32)
  expect(presence.open(zoe, '31', other)).toBe(true)
})
