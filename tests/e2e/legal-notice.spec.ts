import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import type { LegalRecord } from '#src/content/schemas/legal-record.ts'
import { siteHandler } from '../../scripts/serve.ts'
import { formatDate } from '../../src/lib/dates.ts'
import { violations } from '../support/axe.ts'
import { beyondTheEdge } from '../support/beyond-the-edge.ts'
import { builtCopy } from '../support/built-copy.ts'
import { content, fill } from '../support/labels.ts'
import { legalRecordOf } from '../support/legal-text.ts'

const words = content('legalWords')
const effective = '2999-06-01'
const day = 'June 1, 2999'
const changes = 'Invoices are due within a longer period, and nothing else changes for anybody.'
const reason = 'The periods stay as they are.'
const told = { date: '2025-02-02', by: 'Ada Clerk' }

const newest = (document: string) =>
  content('legal').findLast(({ slug }) => slug.startsWith(`${document}/`)) as ReturnType<
    typeof content<'legal'>
  >[number]

/** A next version of both texts: that of the terms is announced, that of the policy was withdrawn. */
function withComing(folder: string) {
  const records = path.join(folder, 'content/legal/published.json')
  const known = JSON.parse(readFileSync(records, 'utf8')) as LegalRecord[]
  const coming = ['terms-of-service', 'privacy-policy'].map((document): LegalRecord => {
    const file = `content/legal/${document}/${effective}.mdx`
    const text = readFileSync(path.join(folder, newest(document).source), 'utf8')
      .replace(/^effective: .*/m, `effective: "${effective}"`)
      .replace(/^lastUpdated: .*/m, `lastUpdated: "${effective}"`)
      .replace(/^changes: .*/m, `changes: "${changes}"`)
      .replace(/^( {2}[a-zA-Z]+): 30 days$/m, '$1: 45 days')
    writeFileSync(path.join(folder, file), text)
    return {
      ...legalRecordOf(file, text),
      recorded: '2025-02-01',
      recordedBy: 'Ada Clerk',
      approvedBy: 'Ben Counsel',
      announced: told,
      ...(document === 'privacy-policy' && { withdrawn: { date: '2025-02-10', by: 'Ada Clerk', reason } }),
    }
  })
  writeFileSync(records, JSON.stringify([...known, ...coming], null, 2))
}

let folder = ''
let server: Server
let url = ''
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(300_000)
  folder = builtCopy(withComing)
  server = createServer(siteHandler(path.join(folder, 'dist')))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
test.afterAll(() => {
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

const terms = '/terms-of-service'
const policy = '/privacy-policy'
const at = (document: string, more = '') => `${document}/versions/${effective}${more}`
const notice = (page: Page) => page.getByRole('main').getByRole('note')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the text in effect leads by the keyboard to what comes, and that to what it changes', async ({ page }) => {
    await page.goto(url + terms)
    await expect(notice(page)).toContainText(`${fill(words.announced.coming, { from: day })} ${changes}`)
    await notice(page).getByRole('link', { name: words.announced.read }).press('Enter')
    await expect(page).toHaveURL(url + at(terms))
    await expect(notice(page)).toContainText(fill(words.versions.future, { from: day }))
    await notice(page).getByRole('link', { name: words.versions.readChanges }).press('Enter')
    await expect(page).toHaveURL(url + at(terms, '/changes'))
    await expect(notice(page)).toContainText(fill(words.versions.future, { from: day }))
    await expect(page.locator('#prose ins', { hasText: '45' }).first()).toBeVisible()
    await notice(page).getByRole('link', { name: words.versions.readCurrent }).press('Enter')
    await expect(page).toHaveURL(url + terms)
  })

  test('what was withdrawn is told on the text in effect and at its own address, with the reason', async ({ page }) => {
    await page.goto(url + policy)
    await expect(notice(page)).toContainText(reason)
    await notice(page).getByRole('link', { name: words.withdrawn.read }).press('Enter')
    await expect(page).toHaveURL(url + at(policy))
    const gaps = { from: day, on: 'February 10, 2025', reason }
    await expect(notice(page)).toContainText(fill(words.withdrawn.notice, gaps))
    await expect(page.locator('#version-history')).toContainText(fill(words.withdrawn.range, gaps))
  })
})

for (const address of [terms, at(terms), at(terms, '/changes'), policy, at(policy), at(policy, '/changes')])
  test(`${address} holds at every width, in both themes`, async ({ page }) => {
    await page.goto(url + address)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const width of [360, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        await expect(notice(page)).toBeVisible()
        expect(await beyondTheEdge(page), `${width}, ${colorScheme}`).toBeLessThanOrEqual(0)
      }
      expect(await violations(page), colorScheme).toEqual([])
    }
  })

test('the printed sheets say which text it is', async ({ page }) => {
  for (const [address, running] of [
    [at(terms), words.announced.running],
    [at(policy), words.withdrawn.running],
    [terms, words.running],
  ] as const) {
    await page.goto(url + address)
    const printed = await page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'))
      return document.documentElement.style.getPropertyValue('--running-title')
    })
    expect(printed).toContain(
      fill(running.split('·').at(-1) ?? '', {
        date: address === terms ? formatDate(newest('terms-of-service').data.effective) : day,
      }),
    )
    await page.emulateMedia({ media: 'print' })
    await expect(notice(page)).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  }
})

test('feeds tell of both, and neither the site map nor the search knows them', async ({ page, request }) => {
  const feed = await (await request.get(`${url}${terms}/changes.json`)).json()
  expect(feed.items[0]).toMatchObject({ title: fill(words.feed.announced, { from: day }) })
  const rss = await request.get(`${url}${policy}/changes.xml`)
  expect(await rss.text()).toContain(fill(words.feed.withdrawn, { from: day }))
  await page.goto(url + terms)
  for (const [type, file] of [
    ['application/rss+xml', 'changes.xml'],
    ['application/feed+json', 'changes.json'],
  ])
    await expect(page.locator(`link[rel="alternate"][type="${type}"][href="${terms}/${file}"]`)).toHaveCount(1)
  expect(await (await request.get(`${url}/sitemap.xml`)).text()).not.toContain(effective)
  await page.goto(url + at(terms))
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})
