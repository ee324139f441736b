import { expect, test } from '@playwright/test'
import { content, navigation, ui } from '../support/labels.ts'
import { addressOf, builtPages } from '../support/pages.ts'

test.use({ javaScriptEnabled: false })

const pages = builtPages().filter(({ template }) => template !== 'redirect')

test('every page reads without JavaScript', async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(addressOf(path))
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(path === '/404' ? 150 : 1200)
    for (const control of await page.locator('.needs-script').all()) await expect(control, path).toBeHidden()
  }
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

test('a disclosure opens and closes without JavaScript', async ({ page }) => {
  await page.goto('/careers')
  const role = page
    .getByRole('main')
    .getByRole('group')
    .filter({ hasText: content('jobs')[0]?.data.title ?? '' })
    .last()
  const words = role.getByText(content('jobs')[0]?.data.impact ?? '')
  const before = await words.isVisible()
  await role.locator('summary').click()
  await expect(words).toBeVisible({ visible: !before })
})
