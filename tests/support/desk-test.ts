import { test as base, expect } from '@playwright/test'
import type { DeskSite } from '../../src/desk/requests/site.ts'
import { words } from '../../src/desk/words.ts'
import { type DeskCopy, type DeskServer, startDeskCopy } from './desk-copy.ts'
import { slowAnswers } from './slow-answers.ts'

interface ForEach {
  /** The desk of a copy of the project, as it was committed. */
  site: DeskCopy
  /** Opens a file in one of the three ways to write it. */
  open(file: string, tab: keyof typeof words.tabs): Promise<void>
}

interface ForAll {
  /** That of `npm run desk` if nothing is said. */
  server: DeskServer
  /** One desk for all tests of a worker: starting it takes longer than any of them. */
  desk: DeskCopy
}

/** What the desk says of the whole site, after it has looked at what changed. */
async function siteOf(url: string): Promise<DeskSite> {
  const token = new URLSearchParams(new URL(url).hash.slice(1)).get('token') ?? ''
  const response = await fetch(new URL('/_desk/api/site', url), { headers: { 'x-desk-token': token } })
  return response.json() as Promise<DeskSite>
}

/** A test at the desk, or in the live preview it stands beside. What it changed is put back behind it. */
export const test = base.extend<ForEach, ForAll>({
  server: ['desk', { option: true, scope: 'worker' }],
  desk: [
    async ({ browser, server }, use) => {
      const desk = await startDeskCopy(server)
      // The first page of each kind is compiled when it is asked for: no test has to wait for that.
      const page = await browser.newPage()
      await page.goto(desk.addressOf('content/articles/capture-planning-after-the-recompete.mdx'))
      await expect(page.getByRole('textbox', { name: words.rich.text })).toBeVisible({ timeout: 300_000 })
      await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible({ timeout: 300_000 })
      await page.close()
      await use(desk)
      await desk.stop()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  site: async ({ desk }, use, test) => {
    await use(desk)
    const tellServer = () => test.attach('server', { body: desk.said() })
    if (test.status !== test.expectedStatus) await tellServer()
    // What a window sent while it was closed may be written after the files were put back: then they are once more.
    const left = async () => {
      await desk.putBack()
      const { entries, issues } = await siteOf(desk.url)
      return [...issues, ...entries.filter(({ changed, review }) => changed || review)]
    }
    // On a busy machine a check takes long, and comes after a pause as long as that.
    await expect
      .poll(left, { intervals: [100, 250, 1000, 5000] })
      .toEqual([])
      .catch(async (error: Error) => {
        await tellServer()
        throw error
      })
  },
  // Nothing at the desk depends on what moves, and the page beside the text would draw it all the time.
  reducedMotion: 'reduce',
  // The windows are closed before their files are put back. One that reloads itself meanwhile would not leave its address.
  context: async ({ site: _, context }, use) => {
    await slowAnswers(context)
    await use(context)
    for (const page of context.pages()) await page.close()
  },
  open: ({ page, site }, use) =>
    use(async (file, tab) => {
      await page.goto(site.addressOf(file))
      await page.getByRole('tab', { name: words.tabs[tab] }).click()
    }),
})

export { expect }
