import type { Browser, BrowserContext, Page } from 'playwright'
import { startPreviewServer } from '../bench/preview-server.ts'
import type { Briefing, DeskProject } from './desk-project.ts'
import { median } from './median.ts'
import { slowDown } from './probe.ts'
import { patience, timed } from './timed.ts'

/** What one start of a desk took: milliseconds, and megabytes of its process with its children. */
export interface DeskFigures {
  /** From the command to the list. */
  list: number
  /** From a press in the list to the text, and to the page beside it: of the first entry after the start, and of a later one. */
  firstText: number
  firstPage: number
  laterText: number
  laterPage: number
  /** From a key to the page that shows it, and to the problem beside its field. */
  keyToPage: number
  keyToProblem: number
  /** The longest task of the browser while somebody types, at a quarter of the processor. */
  longestTask: number
  /** After each minute of writing, or once before any; undefined where nothing tells. */
  megabytes: (number | undefined)[]
}

/** While the longest task is looked for, the processor is so many times slower. */
export const slow = 4
/** Between two keys of somebody who writes, in milliseconds. */
const pace = 150
/** So many keys are measured after each start, and so long nobody writes before each, in milliseconds. */
const keys = 5
const pause = 800
const sentence = 'A sentence that somebody writes, and another one behind it. '

/** A window whose cache outlives the starts of one desk, as that of its writer does. */
export function deskWindow(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 1440, height: 900 } })
}

/**
 * Starts a desk, opens two briefings, writes, and ends it.
 *
 * @param minutes for how long somebody writes before the memory is read.
 */
export async function measureDesk(
  context: BrowserContext,
  { root, briefings }: DeskProject,
  minutes: number,
): Promise<DeskFigures> {
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  // The compiler wraps named functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (task) => task')
  await page.goto('about:blank')
  const started = performance.now()
  const server = await startPreviewServer(root, 'desk')
  try {
    await page.goto(server.url, { waitUntil: 'commit' })
    await page.locator('tbody a[href*="file="]').first().waitFor()
    const list = performance.now() - started
    const [first, later] = briefings as [Briefing, Briefing]
    const [firstText, firstPage] = await openFromList(page, first)
    await page.getByRole('link', { name: 'Content', exact: true }).click()
    const [laterText, laterPage] = await openFromList(page, later)
    const longestTask = await typedSlowly(page)
    await page.getByRole('tab', { name: 'Fields' }).click()
    const figures = { keyToPage: await keyToPage(page), keyToProblem: await keyToProblem(page) }
    const megabytes = await write(page, minutes, server.megabytes)
    return { list, firstText, firstPage, laterText, laterPage, ...figures, longestTask, megabytes }
  } finally {
    await page.close()
    await server.stop()
  }
}

async function openFromList(page: Page, { file, title }: Briefing): Promise<[text: number, page: number]> {
  const link = page.locator(`tbody a[href*="${file}"]`).first()
  // A development server that has prepared another package loads the window anew: what was looked for is gone then.
  for (let isThere = false, attempt = 0; !isThere && attempt < 10; attempt += 1) {
    await page.getByRole('searchbox').fill(title)
    isThere = await link.waitFor({ timeout: patience / 10 }).then(
      () => true,
      () => false,
    )
  }
  const shown = [
    { selector: '.ProseMirror[contenteditable="true"] p', text: '' },
    { selector: 'h1', text: title, inFrame: true },
  ]
  return (await timed(page, () => link.click(), ...shown)) as [number, number]
}

/** The longest task, in milliseconds, while a sentence is typed into the text with a slow processor. */
async function typedSlowly(page: Page): Promise<number> {
  await page.locator('.ProseMirror p').first().click()
  await page.evaluate(() => {
    const tasks: number[] = []
    new PerformanceObserver((seen) => tasks.push(...seen.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
    Object.assign(window, { tasks })
  })
  await slowDown(page, slow)
  await page.keyboard.type(sentence, { delay: pace })
  // The last answers come after the last key.
  await page.waitForTimeout(1000)
  await slowDown(page, 1)
  return page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks))
}

/** Waits until the page follows the title in its field. It does as soon as its own scripts run. */
export async function follows(page: Page) {
  const title = page.getByLabel('Title', { exact: true })
  const before = await title.inputValue()
  for (let attempt = 0; ; attempt += 1) {
    await title.fill(`${before} ${attempt}`)
    const shown = page.frameLocator('iframe').getByRole('heading', { level: 1, name: `${before} ${attempt}` })
    const isThere = await shown.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    )
    if (isThere || attempt > 20) break
  }
  await title.fill(before)
}

/** The median of several keys: one may meet whatever else the machine does. */
async function keyToPage(page: Page): Promise<number> {
  await follows(page)
  const title = page.getByLabel('Title', { exact: true })
  const before = await title.inputValue()
  await title.press('End')
  const all: number[] = []
  for (let key = 1; key <= keys; key += 1) {
    await page.waitForTimeout(pause)
    const shown = { selector: 'h1', text: before + '!'.repeat(key), inFrame: true }
    all.push(...(await timed(page, () => page.keyboard.press('!'), shown)))
  }
  await title.fill(before)
  return median(all)
}

async function keyToProblem(page: Page): Promise<number> {
  const description = page.getByLabel('Description', { exact: true })
  const right = await description.inputValue()
  const problem = { selector: '.desk-field .desk-issue', text: '' }
  const all: number[] = []
  for (let key = 1; key <= keys; key += 1) {
    await page.waitForTimeout(pause)
    all.push(...(await timed(page, () => description.fill('Short.'), problem)))
    await description.fill(right)
    await page.locator('.desk-field[data-invalid]').waitFor({ state: 'detached' })
  }
  return median(all)
}

/** Writes sentences into the text and takes them away again, for so many minutes. Returns what is held after each. */
async function write(page: Page, minutes: number, held: () => number | undefined): Promise<(number | undefined)[]> {
  if (minutes === 0) return [held()]
  await page.getByRole('tab', { name: 'Text' }).click()
  await page.locator('.ProseMirror p').first().click()
  const found: (number | undefined)[] = []
  for (let minute = 1; minute <= minutes; minute += 1) {
    const until = performance.now() + 60_000
    while (performance.now() < until) {
      await page.keyboard.type(sentence, { delay: pace })
      for (const _ of sentence) await page.keyboard.press('Backspace', { delay: pace / 3 })
    }
    found.push(held())
  }
  return found
}
