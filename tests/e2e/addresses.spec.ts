import { expect, test } from '@playwright/test'
import { content } from '../support/labels.ts'
import { distFile, open } from '../support/pages.ts'

const { baseUrl } = content('site')

for (const { from, to } of content('redirects')) {
  test(`${from} leads to ${to}: from the server, in place and on hosts without rules`, async ({ page, request }) => {
    const response = await request.get(`${from}?a=b`, { maxRedirects: 0 })
    expect(response.status()).toBe(301)
    expect(response.headers().location).toBe(`${to}?a=b`)

    await open(page, '/contact')
    // The address is linked in the bar or in the form; which of them is on screen does not matter here.
    await page
      .locator(`a[href="${from}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click())
    await expect(page).toHaveURL(to)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', baseUrl + to)
    await page.goBack()
    await expect(page).toHaveURL('/contact')

    const stub = distFile(`${from.slice(1)}.html`)
    expect(stub).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`)
    expect(stub).toContain(`<link rel="canonical" href="${baseUrl}${to}">`)
    expect(stub).toContain('<meta name="robots" content="noindex">')
    expect(stub).toMatch(new RegExp(`<a [^>]*href="${to}"`))
  })
}

test('a slash or .html at the end leads to the address without it', async ({ request, page }) => {
  for (const [asked, right] of [
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['/services/culture-change/?a=b', '/services/culture-change?a=b'],
  ] as const) {
    const response = await request.get(asked, { maxRedirects: 0 })
    expect([response.status(), response.headers().location]).toEqual([301, right])
  }
  // A host that answers such an address itself: the page puts its own address in the bar.
  await page.route('**/about/', (route) => route.fulfill({ body: distFile('about.html'), contentType: 'text/html' }))
  await open(page, '/about/#our-name')
  await expect(page).toHaveURL('/about#our-name')
})
