import type { BrowserContext } from '@playwright/test'

/**
 * With `SLOW_ANSWERS` set, holds every answer of the desk back by 0.1 to 1.5 seconds, by chance: what a test, or the desk, takes
 * for granted because an answer is always there in time shows then. The line of events stays quick.
 */
export async function slowAnswers(context: BrowserContext): Promise<void> {
  if (!process.env.SLOW_ANSWERS) return
  await context.route(/\/_desk\/(?!api\/events)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 100 + 1400 * Math.random()))
    // A window that was closed meanwhile asks no more.
    await route.continue().catch(() => undefined)
  })
}
