import { expect, type Page, test } from '@playwright/test'
import { content, pageEntry } from '../support/labels.ts'
import { addressOf, builtPages, hold, hydrated, layOut, open, openWithout, wakeIslands } from '../support/pages.ts'

/** The scripts and data files a page has asked for. */
function asked(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\.(?:js|json)$/.test(pathname)) paths.push(pathname.replace(/-[\w-]{8}\.js$/, '.js'))
  })
  return paths
}

/** What every page needs to be alive. */
const application = ['/assets/client.js']

const isStatic = ({ islands }: { islands: string[] }) => islands.length === 0

test('a page without interactive blocks fetches no script of a block, and nothing it says already', async ({
  page,
}) => {
  const paths = builtPages()
    .filter(isStatic)
    .map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/', '/privacy-policy', '/capabilities']))
  for (const path of ['/', '/privacy-policy', '/capabilities']) {
    const fetched = asked(page)
    await page.goto(path)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect([...new Set(fetched)].sort(), path).toEqual(application)
  }
})

const scriptsOfBlocks = {
  // Small blocks that stand on the same pages come together.
  '/contact': ['contact-form'],
  '/briefings': ['briefing-list'],
  '/careers': ['career-explorer', 'story-dialog'],
  '/case-studies': ['case-study-explorer'],
}

test('every interactive block comes in one script, and what several of them use comes with React', async ({ page }) => {
  for (const [path, blocks] of Object.entries(scriptsOfBlocks)) {
    const fetched = asked(page)
    await page.goto(path)
    await hydrated(page)
    const scripts = () => [...new Set(fetched)].filter((name) => name.endsWith('.js')).sort()
    await expect.poll(scripts).toEqual(['client', 'islands', ...blocks].map((name) => `/assets/${name}.js`).sort())
  }
})

test('what stays keeps its elements while a filter changes the address', async ({ page }) => {
  await page.goto('/case-studies')
  await hydrated(page)
  const heading = page.getByRole('heading', { level: 1 })
  await heading.evaluate((element) => Object.assign(element, { same: true }))
  await page.locator('.chip').nth(1).click()
  await expect(page).toHaveURL(/category=/)
  expect(await heading.evaluate((element) => 'same' in element)).toBe(true)
})

test('a press on a block that is not alive yet is answered once it is', async ({ page }) => {
  const release = await hold(page, '**/assets/case-study-explorer-*.js')
  await page.goto('/case-studies')
  await hydrated(page)
  const chip = page.locator('.chip').nth(1)
  await chip.click()
  await expect(page).toHaveURL('/case-studies')
  release()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/category=/)
})

test('switches in static HTML answer', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: content('ui').motion.pause })
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'off')
})

test('an island somebody else has changed is shown whole all the same, and the page around it stays', async ({
  page,
}) => {
  await page.route('/case-studies', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/(<div class="island[^>]*>)/, '$1<p>An extension was here.</p>')
    await route.fulfill({ response, body })
  })
  await open(page, '/case-studies')
  await expect(page.getByRole('heading', { level: 1, name: pageEntry('case-studies').data.hero.title })).toBeVisible()
  const chip = page.locator('.chip').nth(1)
  await chip.click()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
})

test('a filter answers while another block of the page is still asleep, and that one keeps its words', async ({
  page,
}) => {
  // A shorter list brings it near, and what is near wakes.
  await page.route('**/assets/story-dialog-*.js', () => {})
  await page.goto('/careers')
  await hydrated(page)
  const asleep = page.locator('[data-island]').first()
  const words = await asleep.innerText()
  const path = page.locator('.track-title.needs-script').last()
  await path.click()
  await expect(path).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/track=/)
  await expect(asleep).toHaveAttribute('data-island')
  expect(await asleep.innerText()).toBe(words)
})

// What these two show depends on the address that was asked for, which is known only in the browser.
const byAddress = new Set(['notFound', 'search'])
const answering = builtPages().filter((page) => !isStatic(page) && !byAddress.has(page.template))
const firstOfEach = answering.filter(
  ({ template }, at) => answering.findIndex((other) => other.template === template) === at,
)
const composed = answering.filter(({ template }) => template === 'page')

for (const { path } of new Set([...firstOfEach, ...composed]))
  test(`a block of ${path} is as tall alive as it was before: nothing below it moves`, async ({ page }) => {
    const heights = () =>
      page.evaluate(async () => {
        await document.fonts.ready
        return [...document.querySelectorAll('.island')].map((block) => block.getBoundingClientRect().height)
      })
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.unroute('**/assets/islands-*.js')
      const release = await openWithout(page, 'islands', addressOf(path))
      await layOut(page)
      const before = await heights()
      release()
      await hydrated(page)
      await wakeIslands(page)
      expect(await heights(), `${width} px`).toEqual(before)
    }
  })

test('what is said of the present has its room before it is said', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const height = () => page.locator('.headquarters').evaluate((block) => block.getBoundingClientRect().height)
  // Open, about to open, closed until tomorrow, closed until a day with a name.
  for (const moment of ['2026-03-16T14:00', '2026-03-16T11:00', '2026-03-16T23:00', '2026-03-20T23:00']) {
    await page.clock.setFixedTime(new Date(`${moment}Z`))
    await page.unroute('**/assets/islands-*.js')
    const release = await openWithout(page, 'islands', '/contact')
    await layOut(page)
    const before = await height()
    release()
    await hydrated(page)
    await wakeIslands(page)
    await expect(page.locator('.open-now > span')).not.toBeEmpty()
    expect(await height(), moment).toBe(before)
  }
})

// Where somebody measures, V8 keeps a detailed stack of every error and reads all of React once more for it.
test('no error is made while a page comes to life', async ({ page }) => {
  await page.addInitScript(() => {
    const made: unknown[] = []
    const noted = new Proxy(Error, {
      apply(error, self, words: [string]) {
        made.push(words[0])
        return Reflect.apply(error, self, words)
      },
      construct(error, words: [string], self) {
        made.push(words[0])
        return Reflect.construct(error, words, self)
      },
    })
    Object.assign(window, { made, Error: noted })
  })
  await open(page, '/contact')
  expect(await page.evaluate(() => (window as unknown as { made: unknown[] }).made)).toEqual([])
})
