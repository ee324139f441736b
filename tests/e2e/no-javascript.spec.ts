import { expect, type Page, test } from '@playwright/test'
import { blockProps, content, fill, navigation, ui } from '../support/labels.ts'
import { addressOf, builtPages, htmlOf, idleControls } from '../support/pages.ts'

test.use({ javaScriptEnabled: false })

const pages = builtPages().filter(({ template }) => template !== 'redirect')

/** What would open at a press, and shows nothing before. */
const closed = (page: Page) =>
  page.locator('details').evaluateAll((all) =>
    all
      .filter((details) => {
        const words = details.querySelector(':scope > :not(summary)')
        return !words?.checkVisibility({ contentVisibilityAuto: true })
      })
      .map((details) => details.textContent),
  )

for (const { path, template } of pages)
  test(`${path} reads without JavaScript: what can be opened is open, and nothing is shown that would do nothing`, async ({
    page,
  }) => {
    await page.goto(addressOf(path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // A list may have a single line.
    const least = path === '/404' ? 150 : template === 'archive' ? 700 : 1200
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(least)
    for (const control of await page.locator('.needs-script').all()) await expect(control).toBeHidden()
    expect(await closed(page)).toEqual([])
    expect(await idleControls(page.locator('body'))).toEqual([])
  })

test('pages have much that can be opened', () => {
  const disclosures = pages.flatMap(({ path }) => htmlOf(path).match(/<details\b/g) ?? [])
  expect(disclosures.length).toBeGreaterThan(20)
})

test('every link of the bar, of the footer and of the services menu works without JavaScript', async ({
  page,
  request,
}) => {
  await page.goto('/about')
  const { primary, callToAction } = navigation()
  const bar = page.getByRole('navigation', { name: ui().primaryNavigation })
  const services = primary.find((item) => item.dropdownItems)
  for (const item of primary.filter((one) => one !== services)) {
    await expect(bar.getByRole('link', { name: item.name, exact: true })).toHaveAttribute('href', item.href)
  }
  await expect(page.getByRole('banner').getByRole('link', { name: callToAction.name })).toHaveAttribute(
    'href',
    callToAction.href,
  )

  const button = bar.getByRole('button', { name: services?.name })
  await button.click()
  for (const service of services?.dropdownItems ?? [])
    await expect(bar.getByRole('link', { name: service.name })).toBeVisible()
  await expect(bar.getByRole('link', { name: ui().allServices })).toHaveAttribute('href', services?.href as string)
  await page.keyboard.press('Escape')
  await expect(bar.getByRole('link', { name: ui().allServices })).toBeHidden()

  const links = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links.length).toBeGreaterThan(15)
  for (const href of links.filter((one) => one?.startsWith('/')))
    expect((await request.get(href as string)).status(), href as string).toBe(200)
  await button.click()
  await bar.getByRole('link', { name: services?.dropdownItems?.at(-1)?.name as string }).click()
  await expect(page).toHaveURL('/government-solutions')
})

test('the small menu opens without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/about')
  await page.getByRole('button', { name: ui().openMenu }).click()
  const menu = page.getByRole('navigation', { name: ui().primaryNavigation })
  for (const item of navigation().primary)
    await expect(menu.getByRole('link', { name: item.name, exact: true })).toBeVisible()
})

test('all roles, advisors, studies, services and briefings are on the page without JavaScript', async ({ page }) => {
  const main = page.getByRole('main')
  const expectAll = async (path: string, titles: string[]) => {
    await page.goto(path)
    expect(titles.length, path).toBeGreaterThan(1)
    for (const title of titles) await expect(main.getByRole('heading', { name: title }).first(), title).toBeVisible()
  }
  await expectAll(
    '/careers',
    content('jobs').map(({ data }) => data.title),
  )
  await expectAll(
    '/leadership',
    content('advisors').map(({ data }) => data.name),
  )
  await expectAll(
    '/services',
    content('services').map(({ data }) => data.title),
  )
  await expectAll(
    '/services',
    content('serviceCategories').map(({ title }) => title),
  )
  await expectAll(
    '/briefings',
    content('articles').map(({ data }) => data.title),
  )
  await expectAll(
    '/case-studies',
    content('caseStudies').map(({ data }) => data.title),
  )
})

test('the roles without JavaScript stand under their path, and the card of a path leads there', async ({ page }) => {
  await page.goto('/careers')
  const main = page.getByRole('main')
  for (const { id, title } of blockProps('careers', 'CareerExplorer').tracks) {
    await main.getByRole('link', { name: title, exact: true }).click()
    await expect(page).toHaveURL(`/careers#${id}-roles`)
    const heading = main.getByRole('heading', { name: title, exact: true })
    await expect(heading).toBeInViewport()
    const roles = await heading.locator('xpath=ancestor::div[1]').locator('summary h3').allTextContents()
    const expected = content('jobs').filter(({ data }) => data.track === id)
    expect(roles.sort()).toEqual(expected.map(({ data }) => data.title).sort())
  }
})

test('a chart whose table is open stays within the screen of a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const { path } of pages.filter(({ islands }) => islands.includes('RatioChart'))) {
    await page.goto(path)
    const right = await page.locator('.chart > :not(svg)').evaluateAll((parts) => {
      return Math.max(...parts.map((part) => part.getBoundingClientRect().right))
    })
    expect(right, path).toBeLessThanOrEqual(340)
  }
})

test('the six steps of the Transformation OS are six sections without JavaScript', async ({ page }) => {
  await page.goto('/approach')
  const words = blockProps('approach', 'TransformationOS')
  const steps = page.getByRole('list', { name: words.label })
  for (const { title, description } of content('transformationSteps')) {
    await expect(steps.getByRole('heading', { name: title, exact: true })).toBeVisible()
    await expect(steps.getByText(description)).toBeVisible()
  }
  await expect(steps.getByRole('button')).toHaveCount(0)
  // Nothing counts where nothing is pressed, nor on paper.
  const counted = page.getByText(fill(words.progress, { done: 0, all: content('transformationSteps').length }))
  await expect(counted).toBeHidden()
  await page.evaluate(() => document.documentElement.removeAttribute('data-no-script'))
  await expect(counted).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(counted).toBeHidden()
})
