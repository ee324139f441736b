// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UiContext } from '#src/components/site/ui-context.tsx'
import { ClaimNote } from '#src/components/ui/claim-note.tsx'
import { words } from '../site/render-in-site.tsx'

const claims = [
  { id: 'first', value: '500+', label: 'Engagements', scope: 'firm-wide' },
  { id: 'second', value: '50+', label: 'Engagements', scope: 'federal' },
]
const open = new Set<Element>()

beforeEach(() => {
  vi.useFakeTimers({ now: 100_000, toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const { matches } = Element.prototype
  // jsdom knows no popovers.
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':popover-open' ? open.has(this) : matches.call(this, selector)
  })
  HTMLElement.prototype.togglePopover = function (force) {
    if (force) open.add(this)
    else open.delete(this)
    return Boolean(force)
  }
})

afterEach(() => {
  open.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  Reflect.deleteProperty(HTMLElement.prototype, 'togglePopover')
})

function setUp() {
  render(
    <UiContext value={words.ui}>
      {claims.map((claim) => (
        <ClaimNote key={claim.id} {...claim} />
      ))}
    </UiContext>,
  )
  return screen.getAllByRole('button').map((button) => button.parentElement as HTMLElement)
}

/** jsdom's pointer events do not say what points. */
function point(type: 'pointerover' | 'pointerout', area: HTMLElement, pointerType = 'mouse') {
  fireEvent(area, Object.assign(new MouseEvent(type, { bubbles: true, relatedTarget: document.body }), { pointerType }))
}
const enter = (area: HTMLElement) => point('pointerover', area)
const leave = (area: HTMLElement) => point('pointerout', area)
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

test('a note opens once the mouse has rested on it for 700 ms, and stays while the mouse is on it', () => {
  const [first] = setUp() as [HTMLElement]
  enter(first)
  wait(699)
  expect(open.size).toBe(0)
  wait(1)
  expect(open.size).toBe(1)
  wait(10_000)
  expect(open.size).toBe(1)
  leave(first)
  wait(300)
  expect(open.size).toBe(0)
})

test('within 300 ms of one note the next one opens at once; later it waits again', () => {
  const [first, second] = setUp() as [HTMLElement, HTMLElement]
  enter(first)
  wait(700)
  leave(first)
  wait(300)
  wait(200)
  enter(second)
  wait(0)
  expect(open.size).toBe(1)
  leave(second)
  wait(300)
  wait(300)
  enter(first)
  wait(0)
  expect(open.size).toBe(0)
})

test('a finger that passes over does not open a note', () => {
  const [first] = setUp() as [HTMLElement]
  point('pointerover', first, 'touch')
  wait(1000)
  expect(open.size).toBe(0)
})

test('a note closes when the focus leaves it', () => {
  const [first] = setUp() as [HTMLElement]
  enter(first)
  wait(700)
  expect(open.size).toBe(1)
  fireEvent.blur(screen.getAllByRole('button')[0] as HTMLElement)
  expect(open.size).toBe(0)
})
