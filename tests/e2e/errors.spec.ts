import { expect, type Page, test } from '@playwright/test'
import type { LiveData } from '#src/pages/page-data.ts'
import { violations } from '../support/axe.ts'
import { servicesButton } from '../support/bar.ts'
import { content, fill, pageEntry, ui } from '../support/labels.ts'
import { builtPages, hydrated, idleControls, open } from '../support/pages.ts'

const lost = pageEntry('404').data
const words = lost.notFound ?? { home: '', back: '', briefing: '', attempted: '', suggestions: '', retired: '' }

test('an unknown address answers 404, says so, logs it and offers three ways on', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'info' && logged.push(message.text()))
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await hydrated(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Intelligence Not Found' })).toBeVisible()
  await expect(main.getByText('404', { exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Return to HQ' })).toHaveAttribute('href', '/')
  await expect(main.getByRole('button', { name: 'Go Back' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Schedule Strategic Briefing' })).toHaveAttribute('href', '/contact')
  await expect(main.getByText('/no/such/page', { exact: true })).toBeVisible()
  expect(logged.some((text) => text.includes('/no/such/page'))).toBe(true)
})

test('where the system chooses the colors, a link among buttons has no frame', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/nowhere')
  await expect(page.locator('main .button-link')).toHaveCSS('border-top-width', '0px')
  await expect(page.locator('main .button').first()).toHaveCSS('border-top-width', '1px')
})

test('an unknown address offers the search', async ({ page }) => {
  await open(page, '/no/such/page')
  const { title, submit } = content('searchWords')
  const main = page.getByRole('main')
  await main.getByRole('searchbox', { name: title }).fill('open roles')
  await main.getByRole('button', { name: submit }).click()
  await expect(page).toHaveURL('/search?q=open+roles')
  await expect(main.getByRole('link', { name: 'Careers' }).first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an unknown address leads to the list of every page', async ({ page }) => {
    await page.goto('/no/such/page')
    const { subjects } = content('searchWords')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: subjects }).click()
    await expect(page).toHaveURL('/search#subjects')
    await expect(main.getByRole('heading', { name: subjects })).toBeInViewport()
    await expect(main.getByRole('link', { name: 'Careers' }).first()).toBeVisible()
  })
})

test('the bar marks the item an unknown address belongs to', async ({ page }) => {
  await open(page, '/services/ai-transformation')
  await expect(servicesButton(page)).toHaveAttribute('aria-current', 'true')
})

test('Go Back goes back one step, also from a typed address, or home when the visit began here', async ({
  page,
  context,
}) => {
  await open(page, '/about')
  const opened = context.waitForEvent('page')
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/nowhere', target: '_blank', rel: 'noopener' })
    link.click()
  })
  const first = await opened
  await hydrated(first)
  await first.getByRole('button', { name: words.back }).click()
  await expect(first).toHaveURL('/')

  await page.goto('/nowhere')
  await hydrated(page)
  await page.getByRole('button', { name: words.back }).click()
  await expect(page).toHaveURL('/about')

  await open(page, '/approach')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/nowhere'
    document.querySelector('main')?.append(link)
    link.click()
  })
  await expect(page.getByRole('heading', { level: 1, name: lost.hero.title })).toBeVisible()
  await expect(page).toHaveURL('/nowhere')
  await hydrated(page)
  await page.getByRole('button', { name: words.back }).click()
  await expect(page).toHaveURL('/approach')
})

test('a mistyped address suggests the page that was meant', async ({ page }) => {
  await open(page, '/carers')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: words.suggestions })).toBeVisible()
  await main.getByRole('link', { name: pageEntry('careers').data.title }).click()
  await expect(page).toHaveURL('/careers')
})

test('a service without a page of its own leads to its place on the services page', async ({ page }) => {
  for (const { slug, data } of content('services')) {
    await open(page, data.href)
    await page
      .getByRole('main')
      .getByRole('link', { name: fill(words.retired, { name: data.title }) })
      .click()
    await expect(page).toHaveURL(new RegExp(`/services(\\?.*)?#${slug}$`))
    await expect(page.getByRole('heading', { name: data.title }).first()).toBeInViewport()
  }
})

const firstStep = content('transformationSteps')[0]?.title as string

/** Opens a page whose blocks fail while they wake. */
async function openBroken(page: Page, path = '/approach'): Promise<void> {
  await page.route(`**/_data${path}.json`, async (route) => {
    const response = await route.fetch()
    const data = (await response.json()) as LiveData
    await route.fulfill({ response, json: { ...data, islands: data.islands.map(([block]) => [block, {}]) } })
  })
  await page.goto(path)
  await hydrated(page)
  await page.locator('.island').first().hover()
}

test('a block that fails while it wakes shows the error screen above its words, which stay', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  await openBroken(page)
  const alert = page.getByRole('alert')
  await expect(alert.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${ui().error.documentTitle}`))
  await expect(page.getByRole('heading', { level: 1, name: pageEntry('approach').data.hero.title })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: ui().error.reload })).toBeVisible()
  await expect(main.getByRole('link', { name: ui().error.home })).toHaveAttribute('href', '/')
  await expect(main.getByRole('link', { name: ui().error.contact })).toHaveAttribute('href', '/contact')
  expect(logged.join()).toContain('assets/')
  const step = main.getByRole('heading', { name: firstStep })
  await expect(step).toBeVisible()
  expect(await idleControls(page.locator('.island [data-no-script]'))).toEqual([])
  const [before, screen, words] = await Promise.all(
    [main.getByRole('heading', { level: 2 }).first(), alert, step].map((one) => one.boundingBox()),
  )
  expect([screen?.x, words?.x]).toEqual([before?.x, before?.x])
  expect(words?.y).toBeGreaterThan(screen?.y as number)

  await page.unroute('**/_data/approach.json')
  await main.getByRole('button', { name: ui().error.reload }).click()
  await expect(alert).toHaveCount(0)
})

test('the stack trace opens from the keyboard, scrolls in its box and is no wider than a telephone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openBroken(page)
  const { stack: name } = ui().error
  const stack = page.getByRole('region', { name })
  await page.getByRole('main').getByText(name, { exact: true }).waitFor()
  await expect(stack).toBeHidden()
  await page.getByRole('link', { name: ui().error.contact }).last().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(stack).toBeVisible()
  await expect(stack).toContainText(/^TypeError: .*\n? +at .*\/assets\/transformation-os-[\w-]+\.js:\d+:\d+/)
  await page.keyboard.press('Tab')
  await expect(stack).toBeFocused()
  const position = () => stack.evaluate((box) => box.scrollTop)
  for (const [key, moves] of [
    ['ArrowDown', (now: number) => now > 0],
    ['Home', (now: number) => now === 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(async () => moves(await position())).toBe(true)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await violations(page)).toEqual([])
})

test('the error screen looks the same within a briefing', async ({ page }) => {
  const chart = builtPages().find(({ template, islands }) => template === 'article' && islands.includes('RatioChart'))
  const looks: string[][] = []
  for (const path of [chart?.path, '/approach']) {
    await openBroken(page, path)
    const screen = page.locator('.error-screen').first()
    const parts = ['h2', '[role=alert] p', 'a', 'summary *', 'pre'].map((part) => screen.locator(part).first())
    looks.push(
      await Promise.all(
        parts.map((part) =>
          part.evaluate((element) => {
            const { fontFamily, fontSize, marginTop, textDecorationLine } = getComputedStyle(element)
            return [fontFamily, fontSize, marginTop, textDecorationLine].join(' ')
          }),
        ),
      ),
    )
  }
  expect(looks[0]).toEqual(looks[1])
})

test('a block that fails after a visitor has used it shows the error screen alone', async ({ page }) => {
  await open(page, '/approach')
  await page.evaluate(() => {
    const { filter } = Array.prototype
    Array.prototype.filter = function (this: unknown[], ...args: Parameters<typeof filter>) {
      if (Object.hasOwn(Object(this[0]), 'isCompleted')) throw new Error('The steps are lost')
      return Reflect.apply(filter, this, args)
    }
  })
  const main = page.getByRole('main')
  await main.getByRole('button', { name: firstStep }).click()
  await expect(page.getByRole('alert')).toContainText('The steps are lost')
  await expect(main.getByText(firstStep)).toHaveCount(0)
})

test('what a block is brought to life with may be missing: its words stay, and the rest of the page answers', async ({
  page,
}) => {
  await page.route('**/_data/approach.json', (route) => route.fulfill({ status: 503 }))
  await page.goto('/approach')
  await hydrated(page)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('.island').first()).toContainText(/\S/)
  await servicesButton(page).click()
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'true')

  await page.unroute('**/_data/approach.json')
  // The press before may not have been refused yet: it is the next one after that which tries again.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await page.locator('.island').first().hover()
    await expect(page.locator('.island').first()).not.toHaveAttribute('data-island', { timeout: 1000 })
  }).toPass()
})

test('a part of the site that has gone after a deploy reloads the page once', async ({ page }) => {
  let asked = 0
  await page.route('**/assets/transformation-os-*.js', (route) => {
    asked += 1
    return route.fulfill({ status: 404 })
  })
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  await page.goto('/approach')
  await hydrated(page)
  await page.locator('.island').first().hover()
  await expect.poll(() => loads.length).toBe(2)
  await hydrated(page)
  await page.locator('.island').first().hover()
  await expect.poll(() => asked).toBeGreaterThan(1)
  await page.waitForLoadState('networkidle')
  expect(loads).toHaveLength(2)
  await expect(page.getByRole('heading', { level: 1, name: pageEntry('approach').data.hero.title })).toBeVisible()
})
