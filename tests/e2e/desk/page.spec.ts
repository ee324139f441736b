import type { FrameLocator, Page } from '@playwright/test'
import { words } from '../../../src/desk/words.ts'
import { expect, test } from '../../support/desk-test.ts'
import { hold } from '../../support/pages.ts'

const file = 'content/articles/capture-planning-after-the-recompete.mdx'

/** The page beside the text, once the desk has taken it. */
async function pageOf(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  // The desk has taken the page once its style is in it.
  const styles = () => document.querySelector('iframe')?.contentDocument?.adoptedStyleSheets.length
  await expect.poll(() => page.evaluate(styles)).toBeGreaterThan(0)
  return frame
}

const line = (page: Page) => page.locator('.cm-activeLine')

test('until the page is drawn its place says so', async ({ page, site }) => {
  const letIn = await hold(page, '**/briefings/*')
  await page.goto(site.addressOf(file))
  const told = page.getByText(words.preview.waiting)
  await expect(told).toBeInViewport()
  letIn()
  await pageOf(page)
  await expect(told).toHaveCount(0)
})

test('a click in the page leads to the paragraph it comes from, in the way to write that is open', async ({
  page,
  open,
}) => {
  await open(file, 'source')
  const frame = await pageOf(page)
  await frame.getByText('Eighteen months is a sensible').click()
  await expect(line(page)).toContainText('Eighteen months is a sensible')
  await page.getByRole('tab', { name: words.tabs.text }).click()
  await frame.getByRole('heading', { name: 'Hold gates that can say no' }).click()
  const passage = () => document.getSelection()?.anchorNode?.parentElement?.closest('h2')?.textContent
  await expect.poll(() => page.evaluate(passage)).toBe('Hold gates that can say no')
  await page.getByRole('tab', { name: words.tabs.fields }).click()
  await frame.getByRole('heading', { level: 1 }).click()
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
})

test('a click on a word of another file opens that file at the word, and the page stays', async ({ page, open }) => {
  await open(file, 'text')
  const frame = await pageOf(page)
  await frame.getByRole('heading', { name: 'Put this question to a partner' }).click()
  await expect(page).toHaveURL(/file=content\/site\/article\.json/)
  await expect(page.locator('#field-discuss')).toBeFocused()
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(/^Capture planning/)
  await frame.getByRole('heading', { level: 1 }).click()
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
})

test('a list is shown on the page it stands on, which goes by its own name', async ({ page, open }) => {
  await open('content/lists/approach-metrics.json', 'fields')
  await pageOf(page)
  const address = page.getByLabel(words.preview.address)
  await expect(address).toHaveValue('/approach')
  await address.fill('/approac')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(/^Approach/)
})

test('a link leads to its text, and to its page where a click uses the page', async ({ page, open }) => {
  await open(file, 'source')
  const frame = await pageOf(page)
  const link = frame.getByRole('link', { name: 'government solutions', exact: true })
  await link.click()
  await expect(line(page)).toContainText('government solutions')
  await page.getByLabel(words.preview.press).selectOption('page')
  await link.click()
  await expect(frame.getByRole('heading', { level: 1 })).not.toHaveText(/^Capture planning/)
})

test('the page shows where the cursor stands, and follows it', async ({ page, open }) => {
  await open(file, 'text')
  const frame = await pageOf(page)
  const text = page.getByRole('textbox', { name: words.rich.text })
  await text.getByText('A gate works when three conditions hold').click()
  const marked = frame.locator('[data-desk-here]')
  await expect(marked).toHaveText(/^A gate works when three conditions hold/)
  await expect(marked).toBeInViewport()
  await expect(marked).toHaveCSS('outline-style', 'solid')
  await page.getByRole('tab', { name: words.tabs.fields }).click()
  await page.getByLabel('Title', { exact: true }).focus()
  await expect(marked).toHaveText(/^Capture planning starts/)
  await expect(marked).toBeInViewport()
})

test('a figure of a chart is shown at the chart, however often the page says it', async ({ page, open }) => {
  await open(file, 'text')
  const frame = await pageOf(page)
  const marked = frame.locator('[data-desk-here]')
  const cell = page.locator('.desk-cells').getByRole('textbox', { name: words.cells.label(2) })
  await expect(cell).toHaveValue('15')
  await cell.focus()
  await expect(marked).toHaveText(/^Cumulative spending on an illustrative pursuit/)
  await expect(marked).toHaveRole('figure')
  await expect(marked).toBeInViewport()
  await page.getByRole('textbox', { name: words.rich.text }).locator('td').getByText('15', { exact: true }).click()
  await expect(marked).toHaveText('15')
  await expect(marked).toHaveRole('cell')
})

test('what the desk sets in the page is no part of the page', async ({ page, request, site, open }) => {
  await open(file, 'text')
  await pageOf(page)
  const address = new URL('/briefings/capture-planning-after-the-recompete', site.url).href
  expect(await (await request.get(address)).text()).not.toContain('data-desk')
})

test('a page that has no interactive block follows the text like every other', async ({ page, site }) => {
  await page.goto(site.url)
  await page.getByRole('button', { name: words.newEntry.open }).click()
  await page.getByLabel(words.newEntry.kind).selectOption('briefing')
  await page.getByLabel(words.newEntry.name).fill('Plain words')
  await page.getByRole('button', { name: words.newEntry.start }).click()
  await page.getByRole('tab', { name: words.tabs.fields }).click()
  const frame = await pageOf(page)
  await expect(frame.locator('html[data-hydrated]')).toHaveCount(1)
  await expect(frame.locator('.island')).toHaveCount(0)
  await page.getByLabel('Title', { exact: true }).fill('Words that follow')
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Words that follow')
})

test('a page is said to wait for its own text, and for no other one that has an error', async ({
  page,
  site,
  open,
}) => {
  await open(file, 'fields')
  const frame = await pageOf(page)
  const other = 'content/articles/prompt-payment-and-the-cost-of-a-late-invoice.mdx'
  site.write(other, site.read(other).replace(/^title: .*$/m, 'title: ""'))
  await expect(page.getByRole('link', { name: words.views.problems })).toContainText('1')
  const title = page.getByLabel('Title', { exact: true })
  await title.fill('A title that follows')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('A title that follows')
  await expect(page.getByText(words.preview.stale)).toHaveCount(0)
  await title.fill('')
  await expect(page.getByText(words.preview.stale)).toBeVisible()
  await expect(frame.getByRole('heading', { level: 1 })).not.toHaveText('')
})

test('a text that was never without errors has its report in the place of its page, once', async ({ page, site }) => {
  const never = 'content/articles/never-right.mdx'
  site.write(
    never,
    site
      .read(file)
      .replace(/^title: .*$/m, 'title: "Never right"')
      .replace(/^date: .*$/m, 'date: ""'),
  )
  await page.goto(site.addressOf(never))
  const frame = page.frameLocator('iframe')
  const report = frame.getByRole('alert')
  await expect(report).toContainText('`date` is empty')
  await expect(frame.getByText('`date` is empty')).toHaveCount(1)
  await expect(frame.getByRole('button')).toHaveCount(0)
  await page.getByRole('tab', { name: words.tabs.fields }).click()
  await page.getByRole('textbox', { name: 'Date', exact: true }).fill('2026-11-30')
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Never right')
})

test('the page shows where the cursor stands also when its styles come late', async ({ page, open }) => {
  const release = await hold(page, '**/assets/blocks-*.css')
  await open(file, 'text')
  const marked = page.frameLocator('iframe').locator('[data-desk-here]')
  await page
    .getByRole('textbox', { name: words.rich.text })
    .getByText('A gate works when three conditions hold')
    .click()
  release()
  await pageOf(page)
  await expect(marked).toHaveText(/^A gate works when three conditions hold/)
  await expect(marked).toBeInViewport()
})
