import { expect, type Page, test } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { content, fill, ui } from '../support/labels.ts'
import { hold, open, openWithout } from '../support/pages.ts'

const words = content('searchWords')
const briefing = content('articles')[0]
const title = briefing?.data.title ?? ''

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: ui().search, exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: words.title })
const dialogField = (page: Page) => dialog(page).getByRole('textbox', { name: words.title })
const options = (page: Page) => dialog(page).getByRole('listbox', { name: words.results }).getByRole('option')
const field = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: words.title })
const found = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

async function openDialog(page: Page) {
  await page.keyboard.press('Control+k')
  await expect(dialogField(page)).toBeFocused()
}

test('the search opens with its keys and with its button, and gives the focus back', async ({ page }) => {
  await open(page, '/about')
  await openDialog(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(button(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K')
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialogField(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button(page)).toBeFocused()
  await button(page).click()
  await dialog(page).getByRole('button', { name: ui().close }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/about')
})

test('the focus stays in the dialog from the first key on, and goes back to the page when it is closed', async ({
  page,
}) => {
  await open(page, '/about')
  const link = page.getByRole('banner').getByRole('link', { name: 'About' })
  await link.focus()
  await openDialog(page)
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('[inert] main')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByRole('button', { name: ui().close })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
  await expect(page.locator('[inert] main')).toHaveCount(0)
})

test('a press beside the dialog closes it, and it opens again before it is quite gone', async ({ page }) => {
  await open(page, '/about')
  await openDialog(page)
  await page.mouse.click(5, 500)
  await expect(page.locator('.search-dialog[open]')).toHaveCount(0)
  await openDialog(page)
  await expect(dialog(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
})

test('what is typed while the search is on its way is the question', async ({ page }) => {
  await open(page, '/about')
  const release = await hold(page, '**/assets/show-dialog-*.js')
  await button(page).click()
  await page.keyboard.type('riskk')
  await page.keyboard.press('Backspace')
  await release()
  await expect(dialogField(page)).toBeFocused()
  await expect(dialogField(page)).toHaveValue('risk')
  await page.keyboard.type('s')
  await expect(dialogField(page)).toHaveValue('risks')
  await expect(options(page).first()).toBeVisible()
})

test('arrow keys walk the results, Enter goes to one, and no single key does anything', async ({ page }) => {
  await open(page, '/about')
  await page.keyboard.type('k/s')
  await expect(dialog(page)).toHaveCount(0)
  await openDialog(page)
  await dialogField(page).pressSequentially(title)
  await expect(
    dialog(page).getByRole('group', { name: words.kinds.article }).getByRole('option').first(),
  ).toContainText(title)
  await expect(dialogField(page)).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowDown')
  const first = options(page).first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(dialogField(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) as string)
  await page.keyboard.press('ArrowUp')
  await expect(dialogField(page)).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/briefings/${briefing?.slug}`)
  await expect(dialog(page)).toBeHidden()
})

test('Enter without a choice leads to all results, which the address keeps', async ({ page }) => {
  await open(page, '/about')
  await openDialog(page)
  await dialogField(page).pressSequentially('audit')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=audit')
  await expect(field(page)).toHaveValue('audit')
  await expect(found(page).first()).toBeVisible()
})

test('the number of results is said politely, by a region that stood there before', async ({ page }) => {
  await open(page, '/about')
  await openDialog(page)
  const status = dialog(page).locator('.search-status [aria-live]')
  await expect(status).toHaveText('')
  await dialogField(page).pressSequentially('audit')
  await expect(status).toHaveText(/\d+.*audit/)
  await dialogField(page).fill('zzzzzz')
  await expect(status).toHaveText(fill(words.none, { question: 'zzzzzz' }))
  await expect(dialog(page).getByText(words.noneHint)).toBeVisible()
  await expect(options(page).first()).toHaveAccessibleName(words.popular[0]?.name as string)
})

test('a heading is a result of its own', async ({ page }) => {
  const heading = briefing?.headings[0]
  await open(page, '/about')
  await openDialog(page)
  await dialogField(page).pressSequentially(`${title} ${heading?.text}`)
  await options(page)
    .filter({ hasText: heading?.text ?? '' })
    .last()
    .click()
  await expect(page).toHaveURL(`/briefings/${briefing?.slug}#${heading?.id}`)
  await expect(page.locator(`#${heading?.id}`)).toBeInViewport()
})

test('a typing error is forgiven, said, and what was found is marked', async ({ page }) => {
  await open(page, '/search?q=complaince')
  await expect(page.getByRole('main').locator('.search-status [aria-live]')).toContainText(words.similar)
  await expect(page.getByRole('main').locator('mark').first()).toHaveText(/compliance/i)
})

test('a question without a space is said in the width there is', async ({ page }) => {
  const question = 'q'.repeat(120)
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, `/search?q=${question}`)
  await expect(page.getByText(fill(words.none, { question }))).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await openDialog(page)
  await dialogField(page).fill(question)
  await expect(dialog(page).getByText(words.noneHint)).toBeVisible()
  expect(await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
})

for (const width of [320, 360, 1280])
  test(`the field has room for its placeholder, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await open(page, '/search')
    await page.evaluate(() => document.fonts.ready)
    const spare = await field(page).evaluate((input: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(input)
      const pen = Object.assign(document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D, { font })
      const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return room - pen.measureText(input.placeholder).width
    })
    expect(spare).toBeGreaterThan(0)
  })

test('typing is kept in the address; Back leads from a result to the results', async ({ page }) => {
  await open(page, '/search')
  await field(page).pressSequentially('audit')
  await expect(page).toHaveURL('/search?q=audit')
  await field(page).press('Enter')
  await field(page).fill('salary')
  await expect(page).toHaveURL('/search?q=salary')
  await expect(page.getByRole('main').locator('.search-status [aria-live]')).toContainText('salary')
  const first = found(page).first().getByRole('link')
  const name = await first.textContent()
  await first.click()
  await expect(page).not.toHaveURL(/\/search/)
  await page.goBack()
  await expect(page).toHaveURL('/search?q=salary')
  await expect(field(page)).toHaveValue('salary')
  await expect(found(page).first()).toHaveText(name as string)
  await page.goBack()
  await expect(page).toHaveURL('/search?q=audit')
  await expect(field(page)).toHaveValue('audit')
})

test('what was typed before the page is alive is answered', async ({ page }) => {
  const release = await openWithout(page, 'islands', '/search')
  await field(page).fill('audit')
  release()
  await expect(found(page).first()).toBeVisible()
  await expect(field(page)).toHaveValue('audit')
})

test('more results of a kind follow on a press, and the focus goes to the first of them', async ({ page }) => {
  // All of them have it in their title.
  await open(page, '/search?q=advisor')
  const advisors = page.getByRole('region', { name: words.kinds.advisor })
  const names = advisors.getByRole('heading', { level: 3 })
  await expect(names).toHaveCount(8)
  await advisors.getByRole('button').click()
  await expect(names).toHaveCount(content('advisors').length)
  await expect(names.nth(8).getByRole('link')).toBeFocused()
  await expect(advisors.getByRole('button')).toHaveCount(0)
})

test('the index is asked for when the field has the focus, and only once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, '/about')
  expect(asked.filter((path) => path.startsWith('/_search'))).toEqual([])
  await openDialog(page)
  await dialogField(page).pressSequentially('audit')
  await expect(options(page).first()).toContainText(/audit/i)
  await page.keyboard.press('Escape')
  await openDialog(page)
  await dialogField(page).pressSequentially('salary')
  await expect(dialog(page).locator('.search-status [aria-live]')).toContainText('salary')
  expect(asked.filter((path) => path.startsWith('/_search')).sort()).toEqual([
    '/_search/index.json',
    '/_search/words.json',
  ])
})

test('without a connection the search says so, offers everything else, and answers by itself once it is back', async ({
  page,
  context,
}) => {
  await page.route('**/_search/index.json', (route) => route.abort())
  await open(page, '/search')
  await field(page).fill('audit')
  const main = page.getByRole('main')
  await expect(main.locator('.search-status [aria-live]')).toHaveText(words.offline)
  await expect(main.getByRole('link', { name: title })).toHaveAttribute('href', `/briefings/${briefing?.slug}`)
  await main.getByRole('button', { name: ui().retry }).click()
  await expect(main.locator('.search-status [aria-live]')).toHaveText(words.offline)
  expect(await violations(page)).toEqual([])
  await context.setOffline(true)
  await page.unroute('**/_search/index.json')
  await context.setOffline(false)
  await expect(found(page).first()).toBeVisible()
  await expect(main.getByRole('heading', { name: words.subjects })).toHaveCount(0)
})

test('without a connection the dialog says so, and offers what is often looked for', async ({ page }) => {
  await page.route('**/_search/index.json', (route) => route.abort())
  await open(page, '/about')
  await openDialog(page)
  await dialogField(page).fill('audit')
  await expect(dialog(page).locator('.search-status [aria-live]')).toHaveText(words.offline)
  await expect(options(page)).toHaveCount(words.popular.length)
  expect(await violations(page)).toEqual([])
})

test('while the index is on its way the search says so', async ({ page }) => {
  const release = await hold(page, '**/_search/index.json')
  await open(page, '/search?q=audit')
  const main = page.getByRole('main')
  await expect(main.locator('.search-status [aria-live]')).toHaveText(words.loading)
  await expect(main.getByRole('heading', { name: words.subjects })).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  release()
  await expect(found(page).first()).toBeVisible()
})

test('without a connection the button leads to the page of the search, or says that it cannot', async ({
  page,
  context,
}) => {
  await open(page, '/about')
  await context.setOffline(true)
  await button(page).click()
  await expect(page.locator('.connection-notice')).toContainText(ui().offline)
  await context.setOffline(false)
  await button(page).click()
  await expect(dialogField(page)).toBeFocused()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the search has no accessibility violation in any state (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await open(page, '/search')
      for (const question of ['audit', 'complaince', 'zzzzzz']) {
        await field(page).fill(question)
        await expect(page.getByRole('main').locator('.search-status [aria-live]')).toContainText(question)
        expect(await violations(page), `page, ${question}, ${width}`).toEqual([])
      }
      await openDialog(page)
      expect(await violations(page), `dialog, ${width}`).toEqual([])
      for (const question of ['audit', 'zzzzzz']) {
        await dialogField(page).fill(question)
        await expect(dialog(page).locator('.search-status [aria-live]')).toContainText(question)
        await page.keyboard.press('ArrowDown')
        expect(await violations(page), `dialog, ${question}, ${width}`).toEqual([])
      }
    }
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the button is a link to the page, which lists everything by subject', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('banner').getByRole('link', { name: ui().search, exact: true }).click()
    await expect(page).toHaveURL('/search')
    const main = page.getByRole('main')
    for (const kind of Object.values(words.kinds))
      await expect(main.getByRole('heading', { name: kind, exact: true })).toBeVisible()
    for (const { slug, data } of content('articles'))
      await expect(main.getByRole('link', { name: data.title })).toHaveAttribute('href', `/briefings/${slug}`)
    await expect(field(page)).toBeHidden()
    await expect(main.getByRole('link', { name: words.subjects })).toBeVisible()
  })
})
