// @vitest-environment dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ClaimNote } from '#src/ui/claim-note.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { openTooltips } from '#src/ui/open-tooltips.ts'
import { UiContext } from '#src/ui/ui-context.tsx'
import { words } from '../site/render-in-site.tsx'

const open = new Set<Element>()
let keyboard = false
let stop = () => {}

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
  stop = openTooltips()
})

afterEach(() => {
  stop()
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
}

const enter = (target: Element) => point('over', target)
const leave = (target: Element) => point('out', target)
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const shown = () => [...open].map((panel) => panel.textContent)

test('a note opens once the mouse has rested on its button for 700 ms, and stays while it is there', () => {
  const [first] = setUp()
  enter(first)
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

test('the mouse may move onto the note', () => {
  const [first] = setUp()
  enter(first)
  wait(700)
  const [panel] = [...open] as [Element]
  leave(first)
  wait(100)
  enter(panel)
  wait(10_000)
  expect(open.size).toBe(1)
  leave(panel)
  wait(300)
  expect(open.size).toBe(0)
})

test('beside an open note, and for 300 ms after it, the next one opens at once; later it waits again', () => {
  const [first, second] = setUp()
  enter(first)
  wait(700)
  leave(first)
  wait(100)
  enter(second)
  wait(0)
  expect(shown()).toContainEqual(expect.stringContaining('federal'))
  leave(second)
  wait(300)
  expect(open.size).toBe(0)
  wait(299)
  enter(first)
  wait(0)
  expect(open.size).toBe(1)
  leave(first)
  wait(300)
  wait(301)
  enter(second)
  expect(open.size).toBe(0)
})

test('a finger that passes over opens nothing', () => {
  const [first] = setUp()
  point('over', first, 'touch')
  wait(10_000)
  expect(open.size).toBe(0)
})

test('the first focus by keyboard opens the note; Escape and leaving close it', () => {
  const [first, second] = setUp()
  keyboard = true
  act(() => first.focus())
  expect(shown()).toEqual([expect.stringContaining('firm-wide')])
  fireEvent.keyDown(first, { key: 'Escape' })
  expect(open.size).toBe(0)
  act(() => second.focus())
  expect(shown()).toEqual([expect.stringContaining('federal')])
  act(() => second.blur())
  wait(1)
  expect(open.size).toBe(0)
})

test('a press that closes the note keeps it closed while the mouse stays', () => {
  const [first] = setUp()
  enter(first)
  wait(700)
  ;([...open][0] as HTMLElement).togglePopover()
  wait(10_000)
  expect(open.size).toBe(0)
})

test('the name of an icon button appears beside it and is not read twice', () => {
  render(
    <IconButton name="Close" className="close" onClick={() => {}}>
      <path d="M3 3l10 10" />
    </IconButton>,
  )
  const button = screen.getByRole('button', { name: 'Close' })
  enter(button)
  wait(700)
  expect(shown()).toEqual(['Close'])
  expect([...open][0]?.getAttribute('aria-hidden')).toBe('true')
})
