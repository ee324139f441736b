import { expect, type Page, type Request, test } from '@playwright/test'
import { content, pageEntry } from '../support/labels.ts'
import { builtPages, hydrated, open, sitemapPaths } from '../support/pages.ts'

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
const application = ['/assets/client.js', '/speculation-rules.json']

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

test('a page without interactive blocks makes few requests before somebody does something', async ({ page }) => {
  const listed = new Set(sitemapPaths())
  const over: string[] = []
  for (const { path } of builtPages().filter((built) => listed.has(built.path) && isStatic(built))) {
    let count = 0
    // Pictures are what a page says. The icon and the manifest are counted below: not every browser asks for them.
    const counter = (request: Request) => {
      if (!/^\/(?:pictures\/|favicon\.svg$|site\.webmanifest$)/.test(new URL(request.url()).pathname)) count += 1
    }
    page.on('request', counter)
    await page.goto(path)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    page.off('request', counter)
    const all = count + 2
    if (all > 12) over.push(`${path}: ${all}`)
  }
  expect(over).toEqual([])
})

test('every interactive block comes in one script, and what several of them use comes with React', async ({ page }) => {
  for (const path of ['/contact', '/briefings', '/careers', '/case-studies']) {
    const fetched = asked(page)
    await page.goto(path)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const scripts = new Set(fetched.filter((name) => name.endsWith('.js')))
    for (const name of ['client', 'islands'])
      expect(scripts.delete(`/assets/${name}.js`), `${path}: ${name}`).toBe(true)
    expect(scripts.size, [...scripts].join()).toBe(await page.locator('.island').count())
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
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/case-study-explorer-*.js', async (route) => {
    await held
    await route.continue()
  })
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
  await page.route('**/assets/digest-signup-*.js', () => {})
  await page.goto('/briefings')
  await hydrated(page)
  const asleep = page.locator('[data-island]').last()
  const words = await asleep.innerText()
  const chip = page.locator('.chip').last()
  await chip.click()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/category=/)
  await expect(asleep).toHaveAttribute('data-island')
  expect(await asleep.innerText()).toBe(words)
})
