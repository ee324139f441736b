import { expect, type Page, test } from '@playwright/test'
import { numberSections } from '#src/content/legal/section-numbers.ts'
import { storedItems } from '../../src/pages/legal/view/storage.ts'
import { content, ui } from '../support/labels.ts'
import { distFile, open, sitemapPaths } from '../support/pages.ts'
import { isCut } from '../support/pdf/lines-of.ts'
import { readPdf } from '../support/pdf/read-pdf.ts'

const words = content('legalWords')
const versions = content('legal').map((entry) => ({ ...entry, document: entry.slug.split('/')[0] as string }))
const documents = [...new Set(versions.map(({ document }) => document))]
const newest = (document: string) =>
  versions.findLast((version) => version.document === document) as (typeof versions)[number]
const oldest = (document: string) =>
  versions.find((version) => version.document === document) as (typeof versions)[number]
const contents = (page: Page) => page.getByRole('navigation', { name: words.contents })
const changesOf = (document: string) => `/${document}/versions/${newest(document).data.effective}/changes`

for (const width of [360, 1280])
  test(`${width} px: the link to a section stands whole in the margin, and its heading near its own text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, `/${documents[0]}`)
    for (const at of [1, 9]) {
      const link = page.locator('.legal-text .anchor').nth(at)
      await link.focus()
      // What clips it lets no press through.
      await link.click({ trial: true })
      const box = (await link.boundingBox()) as { x: number; y: number; width: number; height: number }
      const heading = link.locator('xpath=preceding-sibling::*[1]')
      const title = (await heading.boundingBox()) as { x: number; y: number; height: number }
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThan(title.x)
      // Beside the last line of the heading.
      expect(Math.abs(title.y + title.height - (box.y + box.height))).toBeLessThan(4)
      const before = (await heading.locator('xpath=preceding-sibling::*[1]').boundingBox()) as typeof title
      const behind = (await link.locator('xpath=following-sibling::*[1]').boundingBox()) as typeof title
      const [above, below] = [title.y - before.y - before.height, behind.y - title.y - title.height]
      expect(above).toBeGreaterThan(2 * below)
    }
  })

for (const document of documents) {
  const sections = numberSections(newest(document).headings)

  test(`${document}: the contents follow the reader`, async ({ page }) => {
    await open(page, `/${document}`)
    const section = sections[3] as (typeof sections)[number]
    const link = contents(page).getByRole('link', { name: section.text })
    await expect(contents(page).locator('[aria-current]')).toHaveCount(0)
    await link.click()
    await expect(page).toHaveURL(new RegExp(`#${section.id}$`))
    await expect(link).toHaveAttribute('aria-current', 'location')
    await expect(contents(page).locator('[aria-current]')).toHaveCount(1)
    await page.locator(`[id="${sections.at(-1)?.id}"]`).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 400)
    await expect(link).not.toHaveAttribute('aria-current')
  })

  test(`${document}: the contents stay still while the reader moves, with the mark in sight`, async ({ page }) => {
    await open(page, `/${document}`)
    const links = contents(page).getByRole('link')
    const places = () => links.evaluateAll((all) => all.map((link) => (link as HTMLElement).offsetTop))
    const before = await places()
    expect(before.length).toBe(sections.length + sections.flatMap(({ children }) => children).length)
    await page.locator(`[id="${sections.at(-1)?.id}"]`).evaluate((heading) => heading.scrollIntoView())
    await expect(links.last()).toHaveAttribute('aria-current', 'location')
    await expect(links.last()).toBeInViewport({ ratio: 1 })
    expect(await places()).toEqual(before)
  })

  test(`${document}: every section has a number and a link that can be copied`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, `/${document}`)
    for (const { id, number, text } of sections) {
      await expect(page.locator(`h2[id="${id}"]`)).toContainText(`${number}. ${text}`)
    }
    const section = sections[2] as (typeof sections)[number]
    await page.getByRole('link', { name: words.section.replace('{number}', section.number), exact: true }).click()
    await expect(page.getByText(words.copied.replace('{number}', section.number), { exact: false })).toBeAttached()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    expect(page.url()).toMatch(new RegExp(`#${section.id}$`))
  })

  test(`${document}: a defined term leads to its definition`, async ({ page }) => {
    await open(page, `/${document}`)
    const term = page.locator('#legal-text a.term').nth(5)
    const id = (await term.getAttribute('href'))?.slice(1) as string
    await term.click()
    await expect(page.locator('dfn', { has: page.locator(`[id="${id}"]`) })).toBeInViewport()
  })

  test(`${document}: an earlier version says so, stays out of search engines and leads on`, async ({ page }) => {
    const { data } = oldest(document)
    const address = `/${document}/versions/${data.effective}`
    await open(page, address)
    await expect(page.getByRole('heading', { level: 1, name: data.title })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('note')).toContainText(words.versions.superseded.split('.')[0] as string)
    await page.getByRole('note').getByRole('link', { name: words.versions.readCurrent }).click()
    await expect(page).toHaveURL(new RegExp(`/${document}$`))
    await page
      .getByRole('link', { name: new RegExp(`^${words.versions.changes}`) })
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`${changesOf(document)}$`))
    await expect(page.locator('.redline ins').first()).toBeAttached()
    expect(sitemapPaths().filter((path) => path.includes('/versions/'))).toEqual([])
  })

  test(`${document}: the version in effect has a lasting address`, async ({ page }) => {
    await page.goto(`/${document}/versions/${newest(document).data.effective}`)
    await expect(page).toHaveURL(new RegExp(`/${document}$`))
  })

  test(`${document}: changes can be told apart without colour and by ear`, async ({ page }) => {
    await open(page, changesOf(document))
    const text = page.locator('#prose')
    const line = (selector: string) =>
      text
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).textDecorationLine)
    expect(await line('ins')).toBe('underline')
    expect(await line('del')).toBe('line-through')
    for (const [type, spoken] of [
      ['ins', words.redline.insertion],
      ['del', words.redline.deletion],
    ] as const) {
      const inline = text.locator(`${type}:has(> .spoken)`)
      expect(await inline.count()).toBeGreaterThan(0)
      // The element tells of it no second time.
      await expect(text.locator(`${type}:has(> .spoken):not([role="none"])`)).toHaveCount(0)
      for (const heard of await inline.allTextContents()) {
        expect(heard.startsWith(spoken)).toBe(true)
        expect(heard.endsWith(words.redline.end)).toBe(true)
      }
    }
    const [moved] = words.redline.movedFrom.split('{') as [string]
    await expect(text.getByText(moved).first()).toBeVisible()
    await expect(text.locator('td ins').first()).toBeVisible()
    await expect(text.locator('li ins').first()).toBeVisible()
  })

  for (const address of [`/${document}`, changesOf(document)]) {
    test(`${address} prints on whole sheets with a title, numbers and bookmarks`, async ({ page }) => {
      await open(page, address)
      const headings = await page.locator('#prose :is(h2, h3)').count()
      const pdf = readPdf(await page.pdf({ format: 'Letter', preferCSSPageSize: true, outline: true, tagged: true }))
      expect(pdf.pages.length).toBeGreaterThanOrEqual(8)
      expect(pdf.pages.length).toBeLessThanOrEqual(16)
      expect(pdf.bookmarks.length).toBeGreaterThanOrEqual(headings + 1)
      for (const { number, text } of sections)
        expect(
          pdf.bookmarks.some((title) => title.includes(`${number}. ${text}`)),
          text,
        ).toBe(true)
      for (const [index, { lines }] of pdf.pages.entries()) {
        expect(lines.filter(isCut), `sheet ${index + 1}`).toEqual([])
        const marginal = lines.filter(({ clipTop }) => clipTop === Number.POSITIVE_INFINITY)
        const box = lines.find(({ clipTop }) => clipTop < 10_000)
        expect(
          marginal.some(({ bottom }) => bottom > (box?.clipTop ?? 0)),
          `running title of sheet ${index + 1}`,
        ).toBe(true)
        expect(
          marginal.some(({ top }) => top < (box?.clipBottom ?? 0)),
          `number of sheet ${index + 1}`,
        ).toBe(true)
      }
    })
  }

  test(`${document}: the sheet is black on white, without the furniture of the site`, async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await open(page, `/${document}`)
    const colours = await page
      .locator('#prose :is(p, h2, h3, a, td)')
      .evaluateAll((elements) => [...new Set(elements.map((element) => getComputedStyle(element).color))])
    expect(colours).toEqual(['rgb(0, 0, 0)'])
    for (const furniture of ['.site-header', '.site-footer', '.legal-contents', '.legal-banner', '.anchor', 'button'])
      for (const element of await page.locator(furniture).all()) await expect(element).toBeHidden()
    const running = await page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'))
      return window.document.documentElement.style.getPropertyValue('--running-title')
    })
    expect(running).toContain(newest(document).data.title)
    for (const link of await page.locator('#prose a[href^="https:"]').all()) {
      const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content)
      expect(printed).toContain('http')
    }
  })
}

test('a line that is cut would be noticed', async ({ page }) => {
  const lines = Array.from({ length: 120 }, (_, index) => `<div>Line ${index}</div>`).join('')
  await page.setContent(`<div style="contain: size; width: 100%; height: 2400px; line-height: 20px">${lines}</div>`)
  const pdf = readPdf(await page.pdf({ format: 'Letter', margin: { top: '67px', bottom: '72px' } }))
  expect(pdf.pages.length).toBeGreaterThan(1)
  expect(pdf.pages.flatMap((sheet) => sheet.lines).filter(isCut)).not.toEqual([])
})

test('both closing banners lead where they say', async ({ page }) => {
  for (const [document, { primary, secondary }] of Object.entries(words.banners)) {
    await open(page, `/${document}`)
    await expect(page.getByRole('link', { name: primary.label })).toHaveAttribute('href', primary.href)
    await expect(page.getByRole('link', { name: secondary.label })).toHaveAttribute('href', secondary.href)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('contents, references and defined terms are links', async ({ page }) => {
    for (const document of documents) {
      await page.goto(`/${document}`)
      for (const link of [contents(page).getByRole('link').nth(4), page.locator('#prose a.term').nth(3)]) {
        const id = (await link.getAttribute('href'))?.slice(1) as string
        await link.click()
        await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
      }
    }
  })
})

test('what the box says about storage and requests is what happens', async ({ page, context }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost:')) foreign.push(request.url())
  })
  await open(page, '/privacy-policy')
  const box = page.locator('aside').filter({ has: page.getByRole('heading', { name: words.storage.title }) })
  const { theme, motion } = ui()
  for (const item of [...storedItems.preferences, ...storedItems.session]) await expect(box).toContainText(item)
  const stored = () => page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])
  expect(await stored()).toEqual([[], []])
  await page
    .getByRole('radio', { name: theme.dark })
    .or(page.getByRole('button', { name: theme.dark }))
    .first()
    .click({ force: true })
  await page.getByRole('button', { name: motion.pause }).first().click()
  // A choice shows at once and is kept in the frame after that.
  await expect.poll(async () => (await stored())[0]?.toSorted()).toEqual([...storedItems.preferences].toSorted())
  expect((await stored())[1]).toEqual([])
  expect(await context.cookies()).toEqual([])
  expect(foreign).toEqual([])
  // Nothing in the scripts names another thing to keep.
  const scripts = [...distFile('privacy-policy.html').matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
    ([, file]) => distFile(file as string),
  )
  const keys = scripts.flatMap((script) =>
    [...script.matchAll(/(?:local|session)Storage\.setItem\([`'"]([^`'"]+)/g)].map(([, key]) => key),
  )
  for (const key of keys) expect([...storedItems.preferences, ...storedItems.session]).toContain(key)
})

for (const width of [375, 1280]) {
  test(`the contents are opened and closed by a control that is large enough, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/privacy-policy')
    const contents = page.getByRole('navigation', { name: content('legalWords').contents })
    const control = contents.locator('summary')
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(24)
    await control.click()
    await expect(contents.getByRole('link').first()).toBeHidden()
    await control.press('Enter')
    await expect(contents.getByRole('link').first()).toBeVisible()
  })
}
