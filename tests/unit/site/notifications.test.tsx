// @vitest-environment dom
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Notification } from '#src/site/notifications/notification.ts'
import { Notifications } from '#src/site/notifications/notifications.tsx'
import { notify } from '#src/site/notifications/notify.ts'
import { UiContext } from '#src/ui/ui-context.tsx'
import { recordIndex } from '../../support/record-index.ts'

const ui = recordIndex('ui').single('ui')
const region = (
  <UiContext value={ui}>
    <input aria-label="Somewhere on the page" />
    <Notifications />
  </UiContext>
)

beforeEach(async () => {
  await import('#src/site/notifications/toast-stacks.tsx')
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  // jsdom has no pointer events; a mouse event knows what they need here.
  vi.stubGlobal('PointerEvent', class extends MouseEvent {})
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(80)
})

afterEach(() => {
  act(() => toast.removeAll())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const shown = () => screen.queryAllByRole('listitem')
/** The titles of what is shown, the newest first. */
const titles = () => shown().map((item) => item.querySelector('p')?.textContent)
const items = () => document.querySelectorAll('.toast')
const live = (kind: 'polite' | 'assertive') => document.querySelector(`[aria-live=${kind}]`)?.textContent
const hotkey = (init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { code: 'KeyT', key: 't', altKey: true, ...init })

async function tell(...notifications: Notification[]) {
  act(() => {
    for (const notification of notifications) notify(notification)
  })
  await wait(50)
  await wait(50)
}

it('has both live nodes and its name in the first HTML', () => {
  const html = renderToStaticMarkup(region)
  expect(html).toContain(`aria-label="${ui.notifications}"`)
  expect(html).toContain('aria-live="polite"')
  expect(html).toContain('aria-live="assertive"')
  expect(ui.notifications).toBe('Notifications')
})

it('shows and reads out a message, at the bottom right', async () => {
  render(region)
  await tell({ title: 'Saved', description: 'All of it.', type: 'success' })
  expect(screen.getByRole('list')).toHaveAttribute('data-position', 'bottom-right')
  expect(shown()[0]).toHaveTextContent('Saved')
  expect(shown()[0]).toHaveAttribute('data-type', 'success')
  expect(shown()[0]).toHaveAttribute('data-mounted', 'true')
  expect(live('polite')).toBe('Saved All of it.')
  expect(live('assertive')).toBe('')
})

it('reads out a part of a message alone where the rest is said in place', async () => {
  render(region)
  await tell({ title: 'Saved', description: 'All of it.', heard: 'All of it.', type: 'success' })
  expect(shown()[0]).toHaveTextContent('Saved')
  expect(live('polite')).toBe('All of it.')
})

it('interrupts with what went wrong, and reads the same words again', async () => {
  render(region)
  await tell({ title: 'Failed', type: 'destructive' })
  expect(live('assertive')).toBe('Failed')
  await tell({ title: 'Failed', type: 'destructive' })
  expect(live('assertive')).toBe('Failed\u00a0')
})

it.each(['top-left', 'top-center', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right'] as const)(
  'stands at the %s',
  async (position) => {
    render(region)
    await tell({ title: 'Here', position })
    expect(screen.getByRole('list')).toHaveAttribute('data-position', position)
  },
)

it('leaves after its time', async () => {
  render(region)
  await tell({ title: 'Short', duration: 1000 })
  await wait(800)
  expect(shown()).toHaveLength(1)
  await wait(200)
  expect(items()[0]).toHaveAttribute('data-removed', 'true')
  await wait(300)
  expect(shown()).toHaveLength(0)
})

it('keeps errors until they are closed', async () => {
  render(region)
  await tell({ title: 'Failed', type: 'destructive' })
  await wait(24 * 60 * 60_000)
  expect(shown()).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: ui.close }))
  await wait(300)
  expect(shown()).toHaveLength(0)
})

it.each(['pointer', 'focus'] as const)('spreads out and waits while the %s is on it', async (kind) => {
  render(region)
  await tell({ title: 'One', duration: 1000 }, { title: 'Two', duration: 1000 })
  const list = screen.getByRole('list')
  if (kind === 'pointer') fireEvent.pointerEnter(list)
  else hotkey()
  await wait(10_000)
  expect(list).toHaveAttribute('data-expanded', 'true')
  expect(shown()).toHaveLength(2)
  if (kind === 'pointer') fireEvent.pointerLeave(list)
  else fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' })
  await wait(1000)
  await wait(300)
  expect(shown()).toHaveLength(0)
})

it('stacks the newest in front', async () => {
  render(region)
  await tell({ title: 'One' }, { title: 'Two' }, { title: 'Three' }, { title: 'Four' })
  expect(titles()).toEqual(['Four', 'Three', 'Two', 'One'])
  const [first, , third, last] = shown()
  expect(first?.style.getPropertyValue('--index')).toBe('0')
  expect(third?.style.getPropertyValue('--offset')).toBe('184px')
  expect(last).toHaveAttribute('data-behind', 'true')
  expect(screen.getByRole('list').style.getPropertyValue('--height')).toBe('80px')
})

it('shows a message with a known id in place of the earlier one', async () => {
  render(region)
  await tell({ id: 'saving', title: 'Saving' })
  await tell({ id: 'saving', title: 'Saved' })
  expect(titles()).toEqual(['Saved'])
})

it('takes the focus with Alt+T and gives it back with Escape', async () => {
  render(region)
  const field = screen.getByRole('textbox')
  field.focus()
  await tell({ title: 'Here' })
  expect(field).toHaveFocus()
  hotkey()
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus()
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' })
  expect(field).toHaveFocus()
})

it.each([
  ['AltGr, which types a character', { modifierAltGraph: true }],
  ['AltGr as Windows reports it', { ctrlKey: true }],
  ['a letter', { altKey: false }],
  ['another key', { code: 'KeyR' }],
])('leaves %s alone', async (_, init) => {
  render(region)
  const field = screen.getByRole('textbox')
  field.focus()
  await tell({ title: 'Here' })
  hotkey(init)
  expect(field).toHaveFocus()
})

it('leaves Alt+T alone while there is nothing to go to', async () => {
  render(region)
  screen.getByRole('textbox').focus()
  hotkey()
  expect(screen.getByRole('textbox')).toHaveFocus()
})

it('gives the focus on when a message is closed by keyboard', async () => {
  render(region)
  const field = screen.getByRole('textbox')
  field.focus()
  await tell({ title: 'One' }, { title: 'Two' })
  hotkey()
  const closeFirst = () => {
    const close = within(shown()[0] as HTMLElement).getByRole('button')
    act(() => close.focus())
    fireEvent.click(close)
  }
  closeFirst()
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus()
  await wait(300)
  closeFirst()
  expect(field).toHaveFocus()
})

it('runs its buttons and closes', async () => {
  render(region)
  const undo = vi.fn()
  await tell({
    title: 'Removed',
    action: { label: 'Undo', onSelect: undo },
    cancel: { label: 'Not now' },
    dismissible: false,
  })
  expect(screen.queryByRole('button', { name: ui.close })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  await wait(300)
  expect(shown()).toHaveLength(0)
})

/** Moves the pointer over the first message and lets go after the given time. */
async function swipe(dx: number, dy: number, ms: number) {
  const item = shown()[0] as HTMLElement
  const at = (x: number, y: number) => ({ clientX: x, clientY: y, button: 0 })
  fireEvent.pointerDown(item, at(0, 0))
  await wait(ms)
  fireEvent.pointerMove(item, at(dx, dy))
  const states = { ...item.dataset }
  fireEvent.pointerUp(item, at(dx, dy))
  await wait(300)
  return states
}

it('is swiped away to the right', async () => {
  render(region)
  await tell({ title: 'Here' })
  expect(await swipe(120, 3, 100)).toMatchObject({ swiping: 'true' })
  expect(shown()).toHaveLength(0)
})

it('comes back from a swipe to the wrong side', async () => {
  render(region)
  await tell({ title: 'Here' })
  await swipe(-120, 3, 100)
  expect(shown()).toHaveLength(1)
  expect(shown()[0]).toHaveAttribute('data-swiping', 'false')
})

it('is not swiped away where that is not allowed', async () => {
  render(region)
  await tell({ title: 'Here', dismissible: false })
  await swipe(120, 3, 100)
  expect(shown()).toHaveLength(1)
})

it('takes its words back after a while', async () => {
  render(region)
  await tell({ title: 'Failed', type: 'destructive' })
  await wait(10_000)
  expect(live('assertive')).toBe('')
})
