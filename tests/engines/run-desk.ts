import { startDeskCopy } from '../support/desk-copy.ts'
import type { Engine } from './available-engines.ts'
import { EnginePage } from './engine-page.ts'
import { desk } from './journeys/desk.ts'
import type { Outcome } from './run-journeys.ts'

const file = 'content/articles/capture-planning-after-the-recompete.mdx'

/** Goes through the desk in one engine after the other: each finds one copy of the project as it was. */
export async function runDesk(engines: readonly Engine[], report: (outcome: Outcome) => void): Promise<void> {
  const site = await startDeskCopy()
  try {
    site.git('config', 'user.name', 'Ada')
    site.git('config', 'user.email', 'ada@example.com')
    for (const { name: engine, start } of engines) {
      if (!start) continue
      const started = Date.now()
      const driver = await start()
      const attempt = async () => {
        await driver.resize(1440, 900)
        await desk(new EnginePage(driver, new URL(site.url).origin), site, file)
      }
      const fault = await attempt().catch((error: Error) => error.message)
      await driver.close()
      await site.putBack()
      report({ engine, journey: 'the desk', seconds: (Date.now() - started) / 1000, ...(fault && { fault }) })
    }
  } finally {
    await site.stop()
  }
}
