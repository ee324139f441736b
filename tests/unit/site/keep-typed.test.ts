// @vitest-environment dom
import { afterEach, expect, test } from 'vitest'
import { keepTyped } from '#src/site/frame/keep-typed.ts'

afterEach(() => document.body.replaceChildren())

/** Presses a key where the focus is. Says whether it was left to what has the focus. */
const press = (key: string, modified: KeyboardEventInit = {}) =>
  (document.activeElement as Element).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modified }),
  )

test('what is typed is kept until it is asked for, with its corrections', () => {
  const typed = keepTyped()
  for (const key of [' ', 'r', 'i', 'x', 'Backspace', 's', 'k']) expect(press(key)).toBe(false)
  expect(typed()).toBe('risk')
  expect(press('s')).toBe(true)
})

test('keys that write nothing do what they always do', () => {
  const typed = keepTyped()
  for (const key of ['Tab', 'Escape', 'Enter', 'ArrowDown']) expect(press(key)).toBe(true)
  expect(press('r', { ctrlKey: true })).toBe(true)
  expect(typed()).toBe('')
})

test('whoever turns to another field meanwhile types there', () => {
  const field = document.body.appendChild(document.createElement('input'))
  const typed = keepTyped()
  press('r')
  field.focus()
  expect(press('i')).toBe(true)
  expect(typed()).toBe('r')
})
