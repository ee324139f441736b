import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { builtPages as pagesIn } from '../../scripts/build/render/page-records.ts'
import { templateOf } from '../../scripts/measure/bench-browser/one-per-template.ts'
import { sitemapPaths as pathsIn } from '../../scripts/tools/sitemap-paths.ts'

/** The folder that is served. */
export const dist = path.resolve(import.meta.dirname, '../../dist')

/** A file of the built site. */
export const distFile = (name: string) => readFileSync(path.join(dist, name), 'utf8')

/** The HTML of a built page. */
export const htmlOf = (path: string) => distFile(path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** Every address search engines are told about, as a path. */
export const sitemapPaths = () => pathsIn(dist)

/** Every built page, redirect stubs and the 404 page included. */
export const builtPages = () =>
  pagesIn(path.resolve(dist, '../.cache/pages.json'))
    .map((page) => ({ ...page, template: templateOf(page.kind) }))
    .sort((a, b) => a.path.localeCompare(b.path))

/** The first page of each template, and every page that an editor composed. */
export function differentPages() {
  const seen = new Set<string>()
  return builtPages().filter(({ template }) => {
    if (template === 'page' || !seen.has(template)) return seen.add(template)
    return false
  })
}

/** An address whose page is what a visitor of the path gets: the 404 page has none of its own. */
export const addressOf = (path: string) => (path === '/404' ? '/nowhere-to-be-found' : path)

/** Has the page laid out to its end, as when somebody comes back to it (`src/styles/far-below.css`). */
export async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => delete document.documentElement.dataset.visit)
}

/** Waits until the page is alive, laid out to its end; its interactive blocks may still sleep. */
export async function hydrated(page: Page): Promise<void> {
  // At once: a page that loads itself anew, because a script of it is lost, may do so between two looks at it.
  await page.waitForFunction(() => {
    const { dataset } = document.documentElement
    return 'hydrated' in dataset && delete dataset.visit
  })
}

/** Reaches every interactive block with the pointer and waits until it is alive. */
export async function wakeIslands(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]'))
      island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  })
  await expect(page.locator('[data-island]')).toHaveCount(0)
}

/** Opens a page and waits until all of it that answers is alive. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
  await wakeIslands(page)
}

/** Marks the document, so that a test can tell whether it was left. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
}

/** Asserts that the marked document is still there: the navigation happened in place. */
export async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
}

/** Waits until what the page looks like now has been painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
}

/** Holds back what a page asks for. Returns the way to let it in. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Opens a page without one of its scripts, which is held back. Returns the way to let it in. */
export async function openWithout(page: Page, script: 'client' | 'islands', address: string): Promise<() => void> {
  const release = await hold(page, `**/assets/${script}-*.js`)
  await page.goto(address, { waitUntil: script === 'client' ? 'commit' : 'load' })
  return release
}

/** What is shown in a part of a page and would do nothing where no script answers. */
export function idleControls(part: Locator): Promise<string[]> {
  return part.locator('button, input, select, textarea, a[href]').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && !one.closest('[popover], [aria-hidden="true"]'))
      .filter((one) => {
        if (one instanceof HTMLAnchorElement) return one.pathname === location.pathname && one.search !== ''
        if (one instanceof HTMLButtonElement && one.popoverTargetElement) return false
        const { form } = one as HTMLInputElement
        // A field is of use in a form that can be sent, and a button if it sends one.
        return ![...(form?.elements ?? [])].some(
          (other) => other instanceof HTMLButtonElement && other.type === 'submit' && other.checkVisibility(),
        )
      })
      .map((one) => one.outerHTML.slice(0, 120)),
  )
}
