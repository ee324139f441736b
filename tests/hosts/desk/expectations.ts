import type { Outcome } from '../try-host.ts'

/** Counts what is so, and writes down what is not. */
export function expectations() {
  const outcome: Outcome = { passed: 0, wrong: [] }
  /** @param isSo true, or what was found instead */
  async function expectThat(what: string, isSo: () => Promise<unknown>): Promise<void> {
    const found = await isSo().then(
      (value) => (value === true ? '' : `it was ${JSON.stringify(value)}`),
      (error: Error) => error.message,
    )
    if (found) outcome.wrong.push(`${what}: ${found}`)
    else outcome.passed += 1
  }
  return { outcome, expectThat }
}
