import { expect, type Page, test } from '@playwright/test'
import { words } from '../../../src/desk/words.ts'
import { type DeskCopy, startDeskCopy } from '../../support/desk-copy.ts'

const file = 'content/articles/capture-planning-after-the-recompete.mdx'
const wrong = '](/services/government-solution)'
const right = '](/services/government-solutions)'
let site: DeskCopy
let before: string

test.describe.configure({ mode: 'default', timeout: 120_000 })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await startDeskCopy()
  before = site.read(file)
})
test.afterAll(() => site?.stop())
test.beforeEach(() =>
  site.write(
    file,
    before
      .replace(/^category: .*$/m, 'category: federal-contractin')
      .replace(/\]\(\/government[^)]*\)|\]\(\/services\/government-solutions\)/, wrong),
  ),
)

const open = async (page: Page, tab: 'fields' | 'text' | 'source') => {
  await page.goto(site.addressOf(file))
  await page.getByRole('tab', { name: words.tabs[tab] }).click({ timeout: 60_000 })
}

test('what the check proposes is done by a press, beside the field and in the list of problems', async ({ page }) => {
  await open(page, 'fields')
  const field = page.locator('.desk-field').filter({ has: page.getByLabel('Category', { exact: true }) })
  await field.getByRole('button', { name: words.fix('federal-contracting') }).click()
  await expect.poll(() => site.read(file)).toMatch(/^category: "?federal-contracting"?$/m)
  await expect(field.locator('.desk-issue')).toHaveCount(0)
  await page.getByText(words.problems(1)).click()
  await page
    .locator('.desk-problems')
    .getByRole('button', { name: /Write “\/services/ })
    .click()
  await expect.poll(() => site.read(file)).toContain(right)
  await expect(page.getByText(words.noProblems)).toBeVisible()
})

test('in the rich text and in the source the button stands at the passage', async ({ page }) => {
  await open(page, 'text')
  const button = page.locator('.ProseMirror .desk-issue').getByRole('button')
  await button.click()
  await expect.poll(() => site.read(file)).toContain(right)
  await page.getByRole('button', { name: words.undo }).click()
  await expect.poll(() => site.read(file)).toContain(wrong)
  await page.getByRole('tab', { name: words.tabs.source }).click()
  await page.locator('.cm-lintRange-error').filter({ hasText: 'government' }).hover()
  await page.locator('.cm-diagnosticAction').click()
  await expect.poll(() => site.read(file)).toContain(right)
})

test('problems of files that are not open are put right from the list of the site', async ({ page }) => {
  await page.goto(site.url.replace('/_desk/#', '/_desk/?view=problems#'))
  await page.getByRole('button', { name: words.fix('federal-contracting') }).click({ timeout: 60_000 })
  await expect.poll(() => site.read(file)).toMatch(/^category: "?federal-contracting"?$/m)
})

test('the source proposes blocks and their attributes', async ({ page }) => {
  await open(page, 'source')
  await page.getByRole('textbox', { name: words.tabs.source }).press('ControlOrMeta+End')
  const option = (name: string) => page.getByRole('listbox').getByRole('option', { name }).first()
  await page.keyboard.type('\n\n<Act')
  // Keys that follow in less than 75 ms are still those of the text, so the choice is pressed.
  await option('Action').click()
  await page.keyboard.type(' hr')
  await option('href').click()
  await page.keyboard.type('/about')
  await expect.poll(() => site.read(file)).toContain('\n<Action href="/about"')
})
