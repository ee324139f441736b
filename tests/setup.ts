import { afterEach, beforeEach, expect, vi } from 'vitest'

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
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest')
  const { cleanup, configure } = await import('@testing-library/react')
  // As `expect.poll` waits: a limit for what never comes, not for a busy machine.
  configure({ asyncUtilTimeout: 30_000 })
  afterEach(cleanup)
}
