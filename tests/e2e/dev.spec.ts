import { expect, test } from '@playwright/test'
import { type DevSite, startDevSite } from '../support/dev-site.ts'
import { blockProps, content } from '../support/labels.ts'
import { expectSameDocument, hydrated, markDocument, wakeIslands } from '../support/pages.ts'

test('in the live preview an edit shows in place, and an error stands over the page until it is repaired', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const site: DevSite = await startDevSite()
  try {
    const file = 'content/pages/careers.mdx'
    const original = site.read(file)
    const words = blockProps('careers', 'CareerExplorer')
    const product = words.tracks.find(({ id }) => id === 'product')
    await page.goto(`${site.url}/careers`)
    await hydrated(page)
    // Modules that had to be prepared first may have made the page start again.
    await page.waitForLoadState('networkidle')
    await hydrated(page)
    await wakeIslands(page)
    await markDocument(page)
    const choice = page
      .getByRole('group', { name: words.groupLabel })
      .getByRole('button', { name: product?.title, exact: true })
    await choice.click()
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
    const role = content('jobs').find(({ data }) => data.track === 'product')?.data.title as string
    await page.getByRole('heading', { name: role, exact: true }).click()

    const title = 'Words that were edited a moment ago'
    site.write(file, original.replace(/^(\s+title:).*$/m, `$1 "${title}"`))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 15_000 })
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('details[open]').filter({ hasText: role })).toHaveCount(1)

    site.write(file, original.replace('<CareerExplorer', '<CareerExplorr'))
    const problem = page.getByRole('alert').filter({ hasText: file })
    await expect(problem).toBeVisible({ timeout: 15_000 })
    await expect(problem).toContainText('CareerExplorr')
    await expect(problem.getByRole('link', { name: file })).toBeVisible()
    // The page stays as the last good content left it.
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

    site.write(file, original)
    await expect(problem).toHaveCount(0, { timeout: 15_000 })
    await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0)
    await expectSameDocument(page)

    // The search knows what is written now.
    site.write(
      file,
      original.replace(/^description:.*$/m, `description: "${title}: consulting, product and technology roles."`),
    )
    await expect.poll(async () => (await page.request.get(`${site.url}/_search/index.json`)).text()).toContain(title)
    await page.goto(`${site.url}/search?q=edited+moment+ago`)
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link')).toHaveAttribute(
      'href',
      '/careers',
    )
  } finally {
    site.stop()
  }
})
