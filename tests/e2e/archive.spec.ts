import { expect, test } from '@playwright/test'
import { blockProps, content } from '../support/labels.ts'
import { open, sitemapPaths } from '../support/pages.ts'

const words = content('archiveWords')
const categories = content('categories').map(({ slug, data }) => ({ ...data, href: `/briefings/category/${slug}` }))
const chips = () => blockProps('briefings', 'BriefingList').chipsLabel

test('a briefing leads to its category, and the chips there to the other ones, in place', async ({ page }) => {
  const [briefing] = content('articles')
  const category = categories.find(({ href }) => href.endsWith(`/${briefing?.data.category}`))
  await open(page, briefing?.url as string)
  await page
    .getByRole('main')
    .getByRole('link', { name: category?.name as string, exact: true })
    .click()
  await expect(page).toHaveURL(category?.href as string)
  await expect(page.getByRole('heading', { level: 1, name: category?.name as string })).toBeVisible()
  const feed = page.locator('head > link[rel="alternate"][title]')
  await expect(feed).toHaveAttribute('href', new RegExp(`${briefing?.data.category}`))
  const links = page.getByRole('navigation', { name: words.categories }).getByRole('link')
  await expect(links).toHaveText([words.everything, ...categories.map(({ name }) => name)])
  await expect(links.filter({ hasText: category?.name as string })).toHaveAttribute('aria-current', 'true')
  await links.first().click()
  await expect(page).toHaveURL('/briefings')
  await expect(feed).toHaveCount(0)
})

test('every list is in the site map, has its own title and answers with its feed', async ({ page, request }) => {
  const paths = sitemapPaths()
  const titles = new Set<string>()
  for (const { name, href } of categories) {
    expect(paths).toContain(href)
    await page.goto(href)
    titles.add(await page.title())
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${href}$`))
    const feed = page.locator('link[rel="alternate"][title]')
    const response = await request.get((await feed.getAttribute('href')) as string)
    expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(await response.text()).toContain(`: ${name}</title>`)
  }
  expect(titles.size).toBe(categories.length)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the chips of the briefings lead to the pages of the categories', async ({ page }) => {
    for (const { name, href } of categories) {
      await page.goto('/briefings')
      await page.getByRole('group', { name: chips() }).getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(href)
      const own = content('articles').filter(({ data }) => href.endsWith(`/${data.category}`))
      for (const { data } of own) await expect(page.getByRole('heading', { name: data.title })).toBeVisible()
    }
  })
})
