import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { DomWorker } from './support/dom.ts'

// A worker runs many files. What a module of the site remembers and what one file mocks is not there for the next.
vi.resetModules()

/** Unexpected console output fails a test: a warning nobody reads is a defect nobody fixes. */
const watched = ['error', 'warn'] as const

beforeEach(() => {
  for (const name of watched) vi.spyOn(console, name).mockImplementation(() => {})
})

afterEach(() => {
  for (const name of watched) {
    // biome-ignore lint/suspicious/noConsole: reads the spy, prints nothing
    const calls = vi.mocked(console[name]).mock?.calls ?? []
    expect(calls, `console.${name} was called`).toEqual([])
  }
  vi.restoreAllMocks()
})

// What only tests of components need is loaded for them alone. The last hook runs first.
const { openWindow } = globalThis as Partial<DomWorker>
if (openWindow) {
  await openWindow()
  await import('@testing-library/jest-dom/vitest')
  const { cleanup, configure, screen, within } = await import('@testing-library/react')
  // It remembers the document it was loaded in.
  Object.assign(screen, within(document.body))
  // As `expect.poll` waits: a limit for what never comes, not for a busy machine.
  configure({ asyncUtilTimeout: 120_000 })
  afterEach(cleanup)
}
