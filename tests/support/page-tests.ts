import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './desk-test.ts'
import { blockProps, content } from './labels.ts'
import { oddRequests, oddStatus } from './odd-requests.ts'
import { expectSameDocument, hold, hydrated, markDocument, wakeIslands } from './pages.ts'

const loaded = (image: Locator) =>
  expect.poll(() => image.evaluate((node: HTMLImageElement) => node.complete && node.naturalWidth > 0)).toBe(true)
const chosen = (image: Locator) => image.evaluate((node: HTMLImageElement) => new URL(node.currentSrc).pathname)
const plainPicture = (width: number, background: string) =>
  sharp({ create: { width, height: 500, channels: 3, background } })
    .png()
    .toBuffer()

/** What holds for the pages beside what is written, whichever server makes them. */
export function testPages(): void {
  test('an edit shows in place, and an error stands over the page until it is repaired', async ({ page, site }) => {
    const file = 'content/pages/careers.mdx'
    const original = site.read(file)
    const props = blockProps('careers', 'CareerExplorer')
    const product = props.tracks.find(({ id }) => id === 'product')
    await page.goto(new URL('/careers', site.url).href)
    await hydrated(page)
    // Modules that had to be prepared first may have made the page start again.
    await page.waitForLoadState('networkidle')
    await hydrated(page)
    await wakeIslands(page)
    await markDocument(page)
    const choice = page
      .getByRole('group', { name: props.groupLabel })
      .getByRole('button', { name: product?.title, exact: true })
    await choice.click()
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
    const role = content('jobs').find(({ data }) => data.track === 'product')?.data.title as string
    await page.getByRole('heading', { name: role, exact: true }).click()
    const title = 'Words that were edited a moment ago'
    site.write(file, original.replace(/^(\s+title:).*$/m, `$1 "${title}"`))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('details[open]').filter({ hasText: role })).toHaveCount(1)
    site.write(file, original.replace('<CareerExplorer', '<CareerExplorr'))
    const problem = page.getByRole('alert').filter({ hasText: file })
    await expect(problem).toBeVisible()
    await expect(problem).toContainText('CareerExplorr')
    await expect(problem).toContainText(
      /^(?:Hide)?1 error in 1 file\. The page shows the last words that passed the check\./,
    )
    await expect(problem.getByRole('link', { name: file })).toBeVisible()
    // The page stays as the last good content left it.
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    site.write(file, original)
    await expect(problem).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0)
    await expectSameDocument(page)
    // The search knows what is written now.
    site.write(
      file,
      original.replace(/^description:.*$/m, `description: "${title}: consulting, product and technology roles."`),
    )
    await expect
      .poll(async () => (await page.request.get(new URL('/_search/index.json', site.url).href)).text())
      .toContain(title)
    await page.goto(new URL('/search?q=edited+moment+ago', site.url).href)
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link')).toHaveAttribute(
      'href',
      '/careers',
    )
  })
  test('what was written before the page could be told stands in the page as soon as it can', async ({
    page,
    site,
  }) => {
    const connect = await hold(page, '**/_content/events')
    await page.goto(new URL('/careers', site.url).href)
    await hydrated(page)
    site.write('content/pages/careers.mdx', site.read('content/pages/careers.mdx').replace('<Career', '<Carer'))
    const issues = new URL('/_content/issues', site.url).href
    await expect.poll(async () => (await page.request.get(issues)).text()).toContain('CarerExplorer')
    connect()
    const problem = page.getByRole('alert')
    await expect(problem).toContainText('CarerExplorer')
    await page.reload()
    await expect(problem).toContainText('CarerExplorer')
  })
  test('a block that wakes while its records change finds the words it was made of', async ({ page, site }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    const advisor = content('advisors').find(({ data }) => !data.featured)
    const file = advisor?.source as string
    // The block stands far below, where it sleeps.
    await page.setViewportSize({ width: 1280, height: 200 })
    await page.goto(new URL('/leadership', site.url).href)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[data-island]')).toHaveCount(1)
    const answer = await hold(page, '**/_data/leadership.json')
    const asked = page.waitForRequest('**/_data/leadership.json')
    site.write(file, site.read(file).replace('"featured": false', '"featured": true'))
    await asked
    await wakeIslands(page)
    answer()
    await expect(page.locator('.advisor-featured').filter({ hasText: advisor?.data.name })).toBeVisible()
    expect(errors).toEqual([])
  })
  test('a new page that is not right yet shows why, and no other page waits for it', async ({ page, site }) => {
    const [file, other] = ['content/pages/news.mdx', 'content/pages/careers.mdx']
    const fields = 'title: News of the firm\ndescription: What is new at the firm, told as soon as it can be told.\n'
    const news = `---\n${fields}hero:\n  title: What is new\n---\n\nWords.\n`
    site.write(file, news.replace('title: News', 'title: "News'))
    await page.goto(new URL('/news', site.url).href)
    await expect(page.getByRole('alert')).toContainText(file)
    const title = 'Written while another page was wrong'
    site.write(other, site.read(other).replace(/^(\s+title:).*$/m, `$1 "${title}"`))
    await expect.poll(async () => (await page.request.get(new URL('/careers', site.url).href)).text()).toContain(title)
    site.write(file, news)
    await expect(page.getByRole('heading', { level: 1, name: 'What is new' })).toBeVisible()
  })
  test('pages show pictures, new ones and those that were replaced', async ({ page, site }) => {
    const slug = 'reading-growth-on-a-ratio-scale'
    await page.goto(new URL(`/briefings/${slug}`, site.url).href)
    await hydrated(page)
    const image = page.locator('figure.picture img')
    await image.scrollIntoViewIfNeeded()
    await loaded(image)
    site.write('content/articles/fresh.png', await plainPicture(1000, '#c00'))
    const file = `content/articles/${slug}.mdx`
    site.write(file, site.read(file).replace('doubling-plate.png', 'fresh.png'))
    await expect(image).toHaveAttribute('width', '1000')
    await loaded(image)
    const before = await chosen(image)
    site.write('content/articles/fresh.png', await plainPicture(900, '#00c'))
    await expect(image).toHaveAttribute('width', '900')
    await loaded(image)
    expect(await chosen(image)).not.toBe(before)
    // Pages that are open elsewhere ask for what is not there any more.
    const address = new URL(await chosen(image), site.url).href
    site.remove('content/articles/fresh.png')
    expect((await page.request.get(address)).status()).toBe(404)
  })
  test('no request ends the server: what cannot be read is 400, what is not there 404', async ({ site }) => {
    for (const [status, line, headers] of oddRequests)
      expect([line, headers, await oddStatus(site.url, line, headers)]).toEqual([line, headers, status])
    for (const address of ['/about', '/_desk/']) expect(await oddStatus(site.url, `GET ${address}`)).toBe(200)
  })
}
