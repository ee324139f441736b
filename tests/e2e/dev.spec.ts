import { words } from '../../src/desk/words.ts'
import { expect, test } from '../support/desk-test.ts'
import { testPages } from '../support/page-tests.ts'
import { hydrated } from '../support/pages.ts'

test.use({ server: 'dev' })

testPages()

test('an error in the code of the site is told over its pages and keeps nobody from writing', async ({
  page,
  site,
  open,
}) => {
  const preview = await page.context().newPage()
  await preview.goto(new URL('/about', site.url).href)
  await hydrated(preview)
  // Modules that had to be prepared first may have made the page start again.
  await preview.waitForLoadState('networkidle')
  await open('content/articles/capture-planning-after-the-recompete.mdx', 'fields')
  site.write('src/broken.ts', 'export const')
  // A page whose connection is not open yet is not told: whoever asks again has everybody told again.
  await expect(async () => {
    await page.request.get(new URL('/src/broken.ts', site.url).href)
    await expect(preview.getByRole('alert')).toContainText('src/broken.ts', { timeout: 1000 })
  }).toPass()
  const later = await page.context().newPage()
  await later.goto(preview.url())
  site.write('content/pages/about.mdx', '---\n---\n')
  await expect(later.getByRole('alert')).toContainText('content/pages/about.mdx')
  await later.reload()
  await expect(later.getByRole('alert')).toContainText('content/pages/about.mdx')
  await expect(preview.getByRole('alert')).toContainText('src/broken.ts')
  await page.getByRole('tab', { name: words.tabs.source }).click()
  await expect(page.locator('.cm-activeLine')).toBeVisible()
  site.remove('src/broken.ts')
})
