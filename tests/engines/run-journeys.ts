import type { Engine } from './available-engines.ts'
import { EnginePage } from './engine-page.ts'
import type { Journey } from './journeys.ts'

/** How a journey went in one engine. */
export interface Outcome {
  engine: string
  journey: string
  seconds: number
  /** What went wrong; nothing when it passed. */
  fault?: string
}

/** Gathers outcomes, and prints each as soon as it is known. */
export function gatherOutcomes() {
  const outcomes: Outcome[] = []
  const report = (outcome: Outcome) => {
    outcomes.push(outcome)
    const { engine, journey, seconds, fault } = outcome
    console.log(`${fault ? '✗' : '✓'} ${engine}: ${journey} (${seconds.toFixed(1)} s)`)
    if (fault) console.log(fault.replace(/^/gm, '    '))
  }
  /** Does everything in one engine. What keeps it from that is a fault of it, and the others have their turn. */
  const whole = async (engine: string, run: () => Promise<void>) => {
    const started = Date.now()
    await run().catch((error: Error) => {
      const fault = error.stack ?? error.message
      report({ engine, journey: 'to its end', seconds: (Date.now() - started) / 1000, fault })
    })
  }
  return { outcomes, report, whole }
}

async function attempt(page: EnginePage, { run }: Journey): Promise<string | undefined> {
  try {
    await page.driver.resize(1280, 900)
    await run(page)
    return (await page.problems()).join('\n') || undefined
  } catch (error) {
    const noticed = await page.problems().catch(() => [])
    return [(error as Error).message, ...noticed].join('\n')
  }
}

/** Goes through the journeys of each site in one engine and reports each as it ends. */
export async function runJourneys(
  { name: engine, start }: Engine,
  sites: readonly { url: string; journeys: readonly Journey[] }[],
  report: (outcome: Outcome) => void,
): Promise<void> {
  if (!start) return
  const driver = await start()
  try {
    for (const { url, journeys } of sites) {
      const page = new EnginePage(driver, url)
      for (const journey of journeys) {
        const started = Date.now()
        const fault = await attempt(page, journey)
        report({ engine, journey: journey.name, seconds: (Date.now() - started) / 1000, ...(fault && { fault }) })
      }
    }
  } finally {
    await driver.close()
  }
}
