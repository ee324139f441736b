import { rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { createEntry } from '../../scripts/new-entry/create-entry.ts'
import { siteHandler } from '../../scripts/serve.ts'
import { violations } from '../support/axe.ts'
import { builtCopy } from '../support/built-copy.ts'
import { content, ui } from '../support/labels.ts'
import { hydrated } from '../support/pages.ts'

/** A copy of the site with drafts of several kinds and a page that is published later, built as a preview. */
function withDrafts(folder: string) {
  for (const kind of ['briefing', 'role', 'advisor', 'webinar', 'resource', 'case-study'])
    createEntry(folder, kind, `Something new ${kind}`, '2026-11-22')
  createEntry(folder, 'page', 'services/Something later', '2026-11-22')
  const file = path.join(folder, 'content/pages/services/something-later.mdx')
  writeFileSync(
    file,
    '---\ntitle: Something later\ndescription: What search engines show under the title, in a sentence of good length.\nhero:\n  title: Something later\npublishAt: "2099-03-01T09:00"\n---\n\nWords.\n',
  )
}

let folder = ''
let server: Server
let url = ''
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  folder = builtCopy(withDrafts, { SITE_PREVIEW: '1' })
  server = createServer(siteHandler(path.join(folder, 'dist')))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
test.afterAll(() => {
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

const words = () => ui().preview

test('a draft says on its page and in its list that it is one', async ({ page }) => {
  await page.goto(`${url}/briefings`)
  await hydrated(page)
  const title = `${words().draft} · Something new briefing`
  await page.getByRole('link', { name: title, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${words().draft} · `))
  await expect(page.getByText(words().draftNote)).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('what is published later says when', async ({ page }) => {
  await page.goto(`${url}/services/something-later`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${words().scheduled} · Something later`)
  await expect(page.getByText(words().scheduledNote.replace('{date}', 'March 1, 2099, 9:00 AM'))).toBeVisible()
})

for (const [address, kind] of [
  ['/careers', 'role'],
  ['/leadership', 'advisor'],
  ['/resources', 'webinar'],
  ['/resources', 'resource'],
  ['/case-studies', 'case-study'],
] as const) {
  test(`a draft ${kind} is marked on ${address}`, async ({ request }) => {
    const html = await (await request.get(url + address)).text()
    expect(html).toContain(`${words().draft} · Something new ${kind}`)
  })
}

test('the search of a preview finds what is not public yet, marked', async ({ page }) => {
  await page.goto(`${url}/search?q=something+new+briefing`)
  const title = `${words().draft} · Something new briefing`
  await expect(page.getByRole('main').getByRole('heading', { level: 3, name: title })).toBeVisible()
  await page.goto(`${url}/search?q=something+later`)
  await page
    .getByRole('main')
    .getByRole('link', { name: `${words().scheduled} · Something later` })
    .click()
  await expect(page.getByText(words().scheduledNote.replace('{date}', 'March 1, 2099, 9:00 AM'))).toBeVisible()
})

test('search engines stay out of every page of a preview, with and without headers', async ({ request }) => {
  for (const address of ['/', '/briefings', '/briefings/something-new-briefing', '/services/something-later']) {
    const response = await request.get(url + address)
    expect(response.headers()['x-robots-tag'], address).toBe('noindex')
    expect(await response.text(), address).toContain('<meta name="robots" content="noindex">')
  }
})

test('the site that is published has none of it', async ({ request }) => {
  expect((await request.get('/services/something-later')).status()).toBe(404)
  expect(await (await request.get('/_search/index.json')).text()).not.toContain('Something later')
  for (const { slug } of content('articles').slice(0, 1)) {
    const response = await request.get(`/briefings/${slug}`)
    expect(await response.text()).not.toContain(words().draftNote)
  }
  expect((await request.get('/next-change.json')).status()).toBe(404)
})
