import type { Outcome } from './try-host.ts'

/** Counts and prints what comes of one program. */
export type Note = (name: string, what: string, attempt: Promise<Outcome>) => Promise<void>

/** What is counted in a run, and how. */
export function hostsReport() {
  const report = { passed: 0, failed: 0, failures: [] as string[], missing: [] as string[] }
  const note: Note = async (name, what, attempt) => {
    const began = performance.now()
    const { passed, wrong } = await attempt.catch((error: Error) => ({ passed: 0, wrong: [error.message] }))
    report.passed += passed
    report.failed += wrong.length
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`${wrong.length ? '✗' : '✓'} ${name}: ${passed} of ${passed + wrong.length} ${what}, ${seconds} s`)
    for (const line of wrong) console.log(`    ${line}`)
    report.failures.push(...wrong.map((line) => `${name}: ${line}`))
  }
  return { report, note }
}
