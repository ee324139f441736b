import { expect, type Page, test } from '@playwright/test'
import { content, ui } from '../support/labels.ts'
import { builtPages, hydrated, open } from '../support/pages.ts'

const articles = content('articles')
const withTable = articles.find(({ body }) => JSON.stringify(body).includes('["table"'))
const withNotes = articles.find(
  ({ body }) => JSON.stringify(body).includes('"fnref-') || JSON.stringify(body).includes('footnote'),
)
const withChart = articles.find(({ body }) => JSON.stringify(body).includes('["RatioChart"'))

const prose = (page: Page) => page.locator('#prose')

test('long texts look the same once they have woken up', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const long = builtPages().filter(({ template }) => ['article', 'job', 'legal'].includes(template))
  expect(long.length).toBeGreaterThan(10)
  // One of each kind, and the one with the most blocks inside it.
  const chosen = ['article', 'job', 'legal'].map((template) => long.find((one) => one.template === template)?.path)
  for (const path of new Set([...chosen, withChart?.url])) {
    // With a fragment all of it is laid out from the start.
    await page.goto(`${path}#content`)
    const before = await prose(page).innerText()
    await hydrated(page)
    expect(await prose(page).innerText(), path).toBe(before)
  }
  expect(errors).toEqual([])
})

test('a wide table scrolls inside a region the keyboard reaches, and the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, withTable?.url as string)
  const region = prose(page)
    .getByRole('region')
    .filter({ has: page.getByRole('table') })
    .first()
  await region.focus()
  await expect(region).toBeFocused()
  await expect(region).toHaveAccessibleName(/\w/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const widest = prose(page)
    .getByRole('region')
    .filter({ has: page.getByRole('table') })
  const scrolls = await widest.evaluateAll((all) =>
    all.some((one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).overflowX === 'auto'),
  )
  expect(scrolls).toBe(true)
})

test('a footnote leads to its text and back, before and after the page wakes up', async ({ page }) => {
  await open(page, withNotes?.url as string)
  const call = prose(page).locator('sup a').first()
  await call.click()
  const note = page.locator(await call.evaluate((link: HTMLAnchorElement) => link.hash))
  await expect(note).toBeInViewport()
  await note.getByRole('link').last().click()
  await expect(call).toBeInViewport()
  await expect(page).toHaveURL(new RegExp(`#${await call.evaluate((link) => link.closest('[id]')?.id)}$`))
})

test('the contents of a briefing mark the part that is read', async ({ page }) => {
  const [article] = articles
  const headings = article?.headings.filter(({ depth }) => depth === 2) ?? []
  await open(page, article?.url as string)
  const contents = page.getByRole('navigation', { name: content('articleWords').contents })
  await expect(contents.locator('[aria-current]')).toHaveCount(0)
  const { id, text } = headings[2] as (typeof headings)[number]
  await contents.getByRole('link', { name: text }).click()
  await expect(page).toHaveURL(new RegExp(`#${id}$`))
  await expect(contents.locator('[aria-current="location"]')).toHaveText(text)
})

test('a chart inside a text can be drawn on another scale', async ({ page }) => {
  await open(page, withChart?.url as string)
  const chart = prose(page)
    .getByRole('figure')
    .filter({ has: page.getByRole('radio') })
    .first()
  await chart.scrollIntoViewIfNeeded()
  const line = () => chart.locator('svg path').evaluateAll((all) => all.map((path) => path.getAttribute('d')).join())
  const drawn = new Set<string>()
  for (const scale of [ui().linearScale, ui().ratioScale, ui().linearScale]) {
    const before = await line()
    if (await chart.getByRole('radio', { name: scale }).isChecked()) continue
    await chart.getByText(scale, { exact: true }).click()
    await expect(chart.getByRole('radio', { name: scale })).toBeChecked()
    await expect.poll(line).not.toBe(before)
    drawn.add(await line())
  }
  expect(drawn.size).toBeGreaterThan(0)
  await chart.getByText(ui().chartTable, { exact: true }).click()
  await expect(chart.getByRole('table')).toBeVisible()
})

test('the words of a chart are as large as small print, however wide it is drawn', async ({ page }) => {
  await open(page, withChart?.url as string)
  const word = prose(page).locator('figure svg text').first()
  for (const width of [360, 400, 450, 500, 560, 620, 680, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const size = await word.evaluate((text: SVGTextElement) => {
      const drawn = text.getScreenCTM()?.a ?? 0
      return Number.parseFloat(getComputedStyle(text).fontSize) * drawn
    })
    expect(size, `at ${width} px`).toBeGreaterThan(10)
    expect(size, `at ${width} px`).toBeLessThan(18.5)
  }
})

test('the contents of a legal text lead to its sections', async ({ page }) => {
  await open(page, '/privacy-policy')
  const contents = page.getByRole('navigation', { name: content('legalWords').contents })
  const link = contents.getByRole('link').nth(5)
  const id = (await link.getAttribute('href'))?.slice(1)
  await link.click()
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
  await expect(page).toHaveURL(`/privacy-policy#${id}`)
})
