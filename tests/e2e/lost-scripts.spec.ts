import { expect, type Page, type Route, test } from '@playwright/test'
import { blockProps, content, ui } from '../support/labels.ts'
import { addressOf, builtPages, distFile, hydrated, idleControls } from '../support/pages.ts'

/** How a file may fail to come: not at all, or not to its end. */
const losses: Record<string, (route: Route) => Promise<void>> = {
  'does not arrive': (route) => route.abort(),
  // Read from the build: what is asked for on the way to another page has no answer any more.
  'ends half-way': (route) => {
    const body = distFile(new URL(route.request().url()).pathname.slice(1))
    return route.fulfill({ contentType: 'text/javascript', body: body.slice(0, body.length / 2) })
  },
}

const answering = builtPages().filter(({ islands }) => islands.length > 0)
const chart = answering.find(({ islands }) => islands.includes('RatioChart'))?.path as string
const contact = content('contactForm').noScript
const search = content('searchWords')

async function expectContactWithoutForm(page: Page) {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: contact.title })).toBeVisible()
  await expect(main.getByRole('button', { name: content('contactForm').submit })).toBeHidden()
}

/** What of a page is lost where one loses the scripts of its blocks. */
const lostBlocks = {
  'the scripts of all blocks': '**/assets/islands-*.js',
  'the scripts of single blocks': /assets\/(?!client|islands)[\w-]+\.js$/,
}
const withBlocks = ['/contact', '/careers', '/search?q=careers', '/services', '/about', '/briefings', chart]

for (const [loss, lose] of Object.entries(losses)) {
  for (const { path } of answering)
    test(`${path} without its script, which ${loss}, shows nothing that would do nothing`, async ({ page }) => {
      await page.route('**/assets/client-*.js', lose)
      await page.goto(addressOf(path))
      await expect.poll(() => idleControls(page.locator('body'))).toEqual([])
    })

  test(`a page whose script ${loss} is what visitors without JavaScript get`, async ({ page }) => {
    await page.route('**/assets/client-*.js', lose)
    const main = page.getByRole('main')
    await page.goto('/contact')
    await expectContactWithoutForm(page)
    await page.goto('/search?q=careers')
    await expect(main.getByText(search.noScript)).toBeVisible()
    await expect(main.getByRole('heading', { name: search.subjects })).toBeVisible()
    await page.goto('/careers')
    for (const { title } of blockProps('careers', 'CareerExplorer').tracks)
      await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible()
  })

  for (const [part, files] of Object.entries(lostBlocks)) {
    for (const path of withBlocks)
      test(`where ${part} of ${path} are a file that ${loss}, blocks show what needs none and the rest answers`, async ({
        page,
      }) => {
        await page.route(files, lose)
        await page.goto(path)
        await hydrated(page)
        // Those far below try when somebody comes near.
        for (const block of await page.locator('.island').all()) {
          let idle: string[] = []
          // The first file that is lost has the page loaded anew, which may still be on its way when the next one is lost.
          await expect(async () => {
            await block.dispatchEvent('pointerover')
            await expect(block).toHaveAttribute('data-no-script', { timeout: 2000 })
            idle = await idleControls(block)
          }).toPass()
          expect(idle).toEqual([])
        }
        await page.getByRole('contentinfo').getByText(ui().theme.dark, { exact: true }).click()
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
        if (path !== '/contact') return
        // From its top: a form far above is asked for when somebody comes near it.
        await page.goto(path)
        await expectContactWithoutForm(page)
      })
  }
}

test('a page whose first script was rewritten on its way answers all the same', async ({ page }) => {
  await page.route('/search', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('<script>{', '<script>/* seen */{') })
  })
  await page.goto('/search')
  await hydrated(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-visit')
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
  await expect(page.getByRole('main').getByText(search.noScript)).toBeHidden()
})

test('a form whose script comes at last is there with all that was typed', async ({ page }) => {
  let lose = () => {}
  const typed = new Promise<void>((resolve) => {
    lose = resolve
  })
  await page.route('**/_data/contact.json', async (route) => {
    await typed
    await route.abort()
  })
  await page.goto('/contact')
  const message = page.locator('textarea')
  await message.fill('Two numbers, one name.')
  lose()
  const notice = page.getByRole('main').getByRole('heading', { name: contact.title })
  await expect(notice).toBeVisible()
  await expect(message).toBeVisible()
  await page.unroute('**/_data/contact.json')
  await expect(async () => {
    await page.keyboard.press('Shift')
    await expect(notice).toBeHidden({ timeout: 1000 })
  }).toPass()
  await expect(message).toHaveValue('Two numbers, one name.')
})

test('words typed while the script of their form was on its way stay when it never comes', async ({ page }) => {
  let lose = () => {}
  const typed = new Promise<void>((resolve) => {
    lose = resolve
  })
  await page.route('**/assets/contact-form-*.js', async (route) => {
    await typed
    await route.abort()
  })
  await page.goto('/contact')
  await hydrated(page)
  const message = page.locator('textarea')
  await message.fill('Two numbers, one name.')
  lose()
  await expect(page.getByRole('main').getByRole('heading', { name: contact.title })).toBeVisible()
  await expect(message).toHaveValue('Two numbers, one name.')
})

test('a browser that lacks what the blocks ask for keeps what was served', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
  for (const path of ['/case-studies', chart]) {
    await page.goto(path)
    const words = await page.getByRole('main').innerText()
    await hydrated(page)
    await page.locator('.island').first().hover()
    await expect.poll(() => idleControls(page.locator('.island').first()), path).toEqual([])
    await expect(page.locator('.island').first()).toHaveAttribute('data-no-script', '')
    await expect(page.locator('.error-screen')).toHaveCount(0)
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThanOrEqual(words.length)
  }
  await page.getByRole('banner').getByRole('link', { name: ui().search, exact: true }).click()
  await expect(page).toHaveURL('/search')
})
