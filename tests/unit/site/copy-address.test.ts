// @vitest-environment dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { copyAddress } from '#src/site/actions/copy-address.ts'

const button = () => document.querySelector('button') as HTMLButtonElement
const announced = () => document.getElementById('announcer')?.textContent

/** Presses the button in a browser with a clipboard that takes the address, refuses it, or is not there. */
async function press(writeText?: (address: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: writeText && { writeText } })
  button().click()
  await vi.advanceTimersByTimeAsync(0)
}

let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML =
    '<p id="announcer"></p><button data-copied="Link copied" data-not-copied="Not copied">Copy link</button>'
  stop = copyAddress(button())
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('copies the address without what stands behind the path, says so and goes back to its label', async () => {
  history.replaceState(null, '', '/briefings/x?from=mail#part')
  const copied: string[] = []
  await press(async (address) => void copied.push(address))
  expect(copied).toEqual([`${location.origin}/briefings/x`])
  expect([button().textContent, announced()]).toEqual(['Link copied', 'Link copied'])
  await vi.advanceTimersByTimeAsync(4000)
  expect(button().textContent).toBe('Copy link')
})

it.each([
  ['refuses', () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'))],
  ['has no clipboard', undefined],
])('says that nothing was copied where the browser %s', async (_, writeText) => {
  await press(writeText)
  expect([button().textContent, announced()]).toEqual(['Not copied', 'Not copied'])
})
