import type { Page } from '@playwright/test'
import { words } from '../../../src/desk/words.ts'
import { expect, test } from '../../support/desk-test.ts'
import { hold } from '../../support/pages.ts'

const claims = 'content/site/claims.json'
const home = 'content/pages/index.mdx'
const approach = 'content/pages/approach.mdx'

test('while what there is does not come, the frame says so', async ({ page, site }) => {
  const letIn = await hold(page, '**/_desk/api/site')
  await page.goto(site.url)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(words.loading)
  letIn()
  await expect(page.getByRole('row').first()).toBeVisible()
})

test('a figure is changed in every place it stands in, from one search', async ({ page, site }) => {
  await page.goto(site.url)
  const search = page.getByLabel(words.find.search)
  await search.fill('500+')
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })
  const passagesIn = (name: string) => rowOf(name).getByRole('listitem').getByRole('link')
  await expect(passagesIn('Claims')).toHaveCount(3)
  await rowOf('Claims').getByRole('button').click()
  await expect(passagesIn('Claims')).toHaveCount(5)

  // Of several passages of one file each leads to its own place.
  await passagesIn('Claims').filter({ hasText: 'Client transformations' }).click()
  await expect(page.getByLabel('Value').and(page.locator(':focus'))).toHaveValue('500+')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('600+')
  await expect.poll(() => site.read(claims)).toContain('"value": "600+"')

  // Going back, the search stands there as it was left, without the place that is done.
  await page.goBack()
  await expect(search).toHaveValue('500+')
  await expect(passagesIn('Claims')).toHaveCount(3)
  await expect(passagesIn('Claims').filter({ hasText: 'Client transformations' })).toHaveCount(0)
  await passagesIn('approach').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Approach' })).toBeVisible()
  expect(site.read(approach)).toContain('500+')
  await page.goBack()
  await expect(passagesIn(site.read(home).match(/^title: (.*)$/m)?.[1] ?? '')).toHaveText([
    '500+ Engagements · Across every practice of the firm',
  ])
})

test('what was found in a field is selected there, also when the source is opened, and a key takes its place', async ({
  page,
  site,
}) => {
  await page.goto(site.url)
  await page.getByLabel(words.find.search).fill('client transformations')
  const row = page.getByRole('row').filter({ hasText: 'Claims' })
  const passage = row.getByRole('link', { name: /Client transformations/ })
  await passage.click()
  const field = page.getByLabel('Label').and(page.locator(':focus'))
  await expect(field).toHaveValue('Client transformations')
  const selected = () => page.evaluate(() => String(getSelection()))
  await expect.poll(selected).toBe('Client transformations')
  await page.getByRole('tab', { name: words.tabs.source }).click()
  await page.locator('.cm-content').focus()
  await expect.poll(selected).toBe('Client transformations')
  await page.goBack()
  await passage.click()
  await expect(field).toHaveValue('Client transformations')
  await expect.poll(selected).toBe('Client transformations')
  await page.keyboard.type('Projects')
  await expect.poll(() => site.read(claims)).toContain('"label": "Projects"')
})

/** Looks for words that stand in a field of a block, and goes to them. */
async function findInBlock(page: Page, desk: string) {
  await page.goto(desk)
  await page.getByLabel(words.find.search).fill('decision to stop')
  await page
    .getByRole('listitem')
    .getByRole('link', { name: /is committed at the 12-month gate/ })
    .click()
}

test('what was found in a field of a block is selected there, and a key takes its place', async ({ page, site }) => {
  await findInBlock(page, site.url)
  const selected = () => page.evaluate(() => String(getSelection()))
  await expect.poll(selected).toBe('decision to stop')
  await page.keyboard.type('choice to end it')
  await expect
    .poll(() => site.read('content/articles/capture-planning-after-the-recompete.mdx'))
    .toContain('where a choice to end it is still cheap')
})

test('what was found in a field of a block is selected also where its form comes late', async ({ page, site }) => {
  const answer = await hold(page, '**/_desk/api/blocks')
  await findInBlock(page, site.url)
  await expect(page.locator('.ProseMirror-selectednode')).toBeVisible()
  await page.evaluate(async () => {
    for (let frame = 0; frame < 100; frame += 1) await new Promise(requestAnimationFrame)
  })
  answer()
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('decision to stop')
})

test('what was found in a text is selected there, also when the source is opened, and a key takes its place', async ({
  page,
  site,
}) => {
  await page.goto(site.url)
  await page.getByLabel(words.find.search).fill('offeror in a negotiated')
  await page
    .getByRole('listitem')
    .getByRole('link', { name: /disappointed/ })
    .click()
  const text = page.getByRole('textbox', { name: words.rich.text })
  await expect(text).toBeFocused()
  const selected = () => page.evaluate(() => String(getSelection()))
  await expect.poll(selected).toBe('offeror in a negotiated')
  await page.getByRole('tab', { name: words.tabs.source }).click()
  await expect(page.locator('.cm-content')).toBeVisible()
  await page.locator('.cm-content').focus()
  await expect.poll(selected).toBe('offeror in a negotiated')
  await page.getByRole('tab', { name: words.tabs.text }).click()
  await text.focus()
  await expect.poll(selected).toBe('offeror in a negotiated')
  await page.keyboard.type('bidder in a')
  await expect
    .poll(() => site.read('content/articles/capture-planning-after-the-recompete.mdx'))
    .toContain('A disappointed bidder in a procurement')
})

test('what was to be looked at again is marked with whom to ask, and the list is narrowed to it', async ({
  page,
  site,
}) => {
  const about = 'content/pages/about.mdx'
  site.write(about, site.read(about).replace('---\n', '---\nowner: Ada Reader\nreviewBy: 2020-01-31\n'))
  await page.goto(site.url)
  await page.getByRole('button', { name: words.find.filters.overdue }).click()
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') })
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(words.states.overdue('Ada Reader'))
})
