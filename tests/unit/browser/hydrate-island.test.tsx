// @vitest-environment dom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { knowParts, loadBlocks } from '#src/blocks/loaded-blocks.ts'
import { hydrateIsland } from '#src/browser/hydrate-island.tsx'
import { words } from '../site/render-in-site.tsx'

const served = '<p>Every word.</p><input><button type="button">Press</button>'

/** A block as it was served, which fails when the test says so. */
function Fragile({ fails }: { fails?: 'waking' | 'starting' | 'later' | 'pressed' }) {
  const [failed, fail] = useState(fails === 'waking')
  if (failed) throw new Error('The scale is lost')
  useEffect(() => {
    if (fails === 'starting') throw new Error('The scale is lost')
    const timer = setTimeout(() => fail(fails === 'later'), 5000)
    return () => clearTimeout(timer)
  }, [fails])
  return (
    <>
      <p>Every word.</p>
      <input />
      <button type="button" onClick={() => fail(fails === 'pressed')}>
        Press
      </button>
    </>
  )
}
knowParts({ Fragile: async () => Fragile })
await loadBlocks(['Fragile'])

let root: HTMLElement
const onAwake = vi.fn()

beforeEach(() => {
  onAwake.mockReset()
  document.body.innerHTML = `<main class="island">${served}</main>`
  root = screen.getByRole('main')
  // React tells of errors it recovered from, or that a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('reportError', () => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const hydrate = (fails?: string) =>
  act(async () => hydrateIsland(root, { element: ['Fragile', { fails }], site: words.site, ui: words.ui }, onAwake))
const errors = () => screen.queryAllByRole('alert').map((alert) => alert.textContent)
const told = [`${words.ui.error.title}The scale is lost`]

it('takes over what was served, element by element', async () => {
  const elements = [...root.children]
  await hydrate()
  expect([...root.children]).toEqual(elements)
  expect(onAwake).toHaveBeenCalled()
})

it.each(['waking', 'starting'])('shows the error of a block that fails %s above what was served', async (fails) => {
  screen.getByRole<HTMLInputElement>('textbox').value = 'typed'
  await hydrate(fails)
  expect(errors()).toEqual(told)
  const kept = screen.getByText('Every word.')
  expect(screen.getByRole('alert').compareDocumentPosition(kept)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  // As visitors without script get it, with what was typed.
  expect(kept.parentElement).toHaveAttribute('data-no-script', 'typed')
  expect(screen.getByRole('textbox')).toHaveValue('typed')
  expect(onAwake).toHaveBeenCalled()
})

it('keeps what was served of a block that fails before anybody has used it, whatever is pressed after that', async () => {
  vi.useFakeTimers()
  await hydrate('later')
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(errors()).toEqual(told)
  screen.getByText(words.ui.error.stack).click()
  await act(async () => history.replaceState(null, '', '?q=1'))
  await act(async () => dispatchEvent(new Event('popstate')))
  expect(screen.getByText('Every word.')).toBeInTheDocument()
})

it('shows the error alone when a block fails after a visitor has used it', async () => {
  await hydrate('pressed')
  await userEvent.click(screen.getByRole('button', { name: 'Press' }))
  expect(errors()).toEqual(told)
  expect(screen.queryByText('Every word.')).toBeNull()
})
