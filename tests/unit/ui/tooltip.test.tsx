// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ClaimNote } from '#src/ui/claim-note.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { UiContext } from '#src/ui/ui-context.tsx'
import { words } from '../site/render-in-site.tsx'

const open = new Set<Element>()
let keyboard = false

// jsdom knows no popovers, and takes every focus for one by keyboard.
beforeEach(() => {
  vi.useFakeTimers({ now: 100_000, toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const { matches } = Element.prototype
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    if (selector === ':popover-open') return open.has(this)
    if (selector === ':focus-visible') return keyboard && this === document.activeElement
    return matches.call(this, selector)
  })
  HTMLElement.prototype.togglePopover = function (force) {
    const next = typeof force === 'boolean' ? force : !open.has(this)
    open[next ? 'add' : 'delete'](this)
    this.dispatchEvent(Object.assign(new Event('toggle'), { newState: next ? 'open' : 'closed' }))
    return next
  }
})

afterEach(() => {
  open.clear()
  keyboard = false
  vi.useRealTimers()
  vi.restoreAllMocks()
  Reflect.deleteProperty(HTMLElement.prototype, 'togglePopover')
})

/** Two figures with notes, as `[first button, second button]`. */
function setUp() {
  render(
    <UiContext value={words.ui}>
      <ClaimNote id="first" value="500+" label="Engagements" scope="firm-wide" />
      <ClaimNote id="second" value="50+" label="Engagements" scope="federal" />
    </UiContext>,
  )
  return screen.getAllByRole('button') as [HTMLElement, HTMLElement]
}

/** jsdom's pointer events do not say what points. */
function point(event: 'over' | 'out', target: Element, pointerType = 'mouse') {
  const common = { bubbles: true, relatedTarget: document.body }
  fireEvent(target, Object.assign(new MouseEvent(`pointer${event}`, common), { pointerType }))
  fireEvent(target, new MouseEvent(event === 'over' ? 'mouseenter' : 'mouseleave', { relatedTarget: document.body }))
}

/** The mouse reaches the button, and the library with it. */
async function enter(target: Element) {
  point('over', target)
  await act(() => vi.dynamicImportSettled())
  fireEvent(target, new MouseEvent('mouseenter'))
}
const leave = (target: Element) => point('out', target)
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const shown = () => [...open].map((panel) => panel.textContent)

test('a note opens once the mouse has rested on its button for 700 ms, and stays while it is there', async () => {
  const [first] = setUp()
  await enter(first)
  wait(699)
  expect(shown()).toEqual([])
  wait(1)
  expect(shown()).toEqual([expect.stringContaining('firm-wide')])
  wait(10_000)
  expect(open.size).toBe(1)
  leave(first)
  wait(300)
  expect(open.size).toBe(0)
})

test('the mouse may move onto the note', async () => {
  const [first] = setUp()
  await enter(first)
  wait(700)
  const [panel] = [...open] as [Element]
  leave(first)
  wait(100)
  fireEvent(panel, new MouseEvent('mouseenter'))
  wait(10_000)
  expect(open.size).toBe(1)
  fireEvent(panel, new MouseEvent('mouseleave'))
  wait(300)
  expect(open.size).toBe(0)
})

test('beside an open note, and for 300 ms after it, the next one opens at once; later it waits again', async () => {
  const [first, second] = setUp()
  await enter(first)
  wait(700)
  leave(first)
  wait(100)
  await enter(second)
  expect(shown()).toContainEqual(expect.stringContaining('federal'))
  leave(second)
  wait(300)
  expect(open.size).toBe(0)
  wait(299)
  await enter(first)
  expect(open.size).toBe(1)
  leave(first)
  wait(300)
  wait(301)
  await enter(second)
  expect(open.size).toBe(0)
})

test('a finger that passes over opens nothing, and fetches nothing', async () => {
  const [first] = setUp()
  point('over', first, 'touch')
  await act(() => vi.dynamicImportSettled())
  wait(10_000)
  expect(open.size).toBe(0)
})

test('the first focus by keyboard opens the note; Escape and leaving close it', async () => {
  const [first, second] = setUp()
  keyboard = true
  act(() => first.focus())
  await act(() => vi.dynamicImportSettled())
  expect(shown()).toEqual([expect.stringContaining('firm-wide')])
  fireEvent.keyDown(first, { key: 'Escape' })
  expect(open.size).toBe(0)
  act(() => second.focus())
  await act(() => vi.dynamicImportSettled())
  expect(shown()).toEqual([expect.stringContaining('federal')])
  act(() => second.blur())
  wait(1)
  expect(open.size).toBe(0)
})

test('a press that closes the note keeps it closed while the mouse stays', async () => {
  const [first] = setUp()
  await enter(first)
  wait(700)
  act(() => void ([...open][0] as HTMLElement).togglePopover())
  fireEvent.mouseMove(first)
  wait(10_000)
  expect(open.size).toBe(0)
})

test('the name of an icon button appears beside it and is not read twice', async () => {
  render(
    <IconButton name="Close" className="close" onClick={() => {}}>
      <path d="M3 3l10 10" />
    </IconButton>,
  )
  const button = screen.getByRole('button', { name: 'Close' })
  await enter(button)
  wait(700)
  expect(shown()).toEqual(['Close'])
  expect([...open][0]?.getAttribute('aria-hidden')).toBe('true')
})
