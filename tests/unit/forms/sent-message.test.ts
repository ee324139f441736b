// @vitest-environment dom
import { beforeEach, expect, it } from 'vitest'
import { markOf, messageWith } from '#src/forms/message-with.ts'
import { keepMessage, readMessage } from '#src/forms/sent-message.ts'

beforeEach(() => history.replaceState(null, ''))

const words = { email: 'ada@example.com', message: 'Straight by June. 🙂' }

it('words that have not changed keep their id, and changed ones get another', () => {
  const first = messageWith(words, undefined)
  expect(first.id).toMatch(/^[0-9a-f]{32}$/)
  expect(messageWith({ ...words }, { ...first, open: false })).toEqual(first)
  expect(messageWith({ ...words, message: 'Straight by June. 🙃' }, first).id).not.toBe(first.id)
  expect(messageWith(words, undefined).id).not.toBe(first.id)
})

it('space around words, which is not sent, does not change them', () => {
  expect(markOf({ email: ' ada@example.com\n', message: words.message })).toBe(markOf(words))
})

it('what is kept stands beside what else the entry of the history holds, names no word and goes again', () => {
  history.replaceState({ place: 7 }, '')
  const message = messageWith(words, undefined)
  const other = messageWith({ email: 'grace@example.com' }, undefined)
  keepMessage('contact', message)
  keepMessage('digest', other)
  expect([readMessage('contact'), readMessage('digest'), history.state.place]).toEqual([message, other, 7])
  // An id may have the letters of a name, and no sign of an address.
  expect(JSON.stringify(history.state)).not.toContain('ada@')
  keepMessage('contact', undefined)
  expect([readMessage('contact'), readMessage('digest')]).toEqual([undefined, other])
})

it('an entry of the history without a state has no message', () => {
  expect(readMessage('contact')).toBeUndefined()
})
