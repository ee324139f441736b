import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { words } from '../../../src/desk/words.ts'
import { violations } from '../../support/axe.ts'
import { expect, test } from '../../support/desk-test.ts'

const file = 'content/articles/capture-planning-after-the-recompete.mdx'

test('a text is found by a part of its title and opened by keyboard alone', async ({ page, site }) => {
  await page.goto(site.url)
  await expect(page.getByRole('table')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('capture recompete')
  // Below the row of headings: first what is called so, then those that mention it.
  const found = page.getByRole('row').nth(1)
  await expect(found).toContainText('/briefings/capture-planning-after-the-recompete')
  await expect(page.getByRole('row').nth(2)).toContainText('capture-planning-after-the-recompete')
  await found.getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Capture planning starts after the last recompete' }),
  ).toBeVisible()
})

test('something new begins as a draft and can be taken away and back', async ({ page, site }) => {
  await page.goto(site.url)
  await page.getByRole('button', { name: words.newEntry.open }).click()
  await page.getByLabel(words.newEntry.kind).selectOption('briefing')
  await page.getByLabel(words.newEntry.name).fill('Started at the desk')
  await page.getByRole('button', { name: words.newEntry.start }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Started at the desk' })).toBeVisible()
  expect(site.read('content/articles/started-at-the-desk.mdx')).toContain('draft: true')
  await page.getByRole('tab', { name: words.tabs.fields }).click()
  // What is still to be written is told beside its field, and a wrong value it is not.
  const excerpt = page.getByLabel('Excerpt', { exact: true })
  await expect(excerpt).toHaveAccessibleDescription(
    /“Fill in: the one or two sentences under the headline .*…” stands where words of yours belong/,
  )
  await expect(excerpt).not.toHaveAttribute('aria-invalid')
  await expectSound(page)
  await page.getByRole('button', { name: words.actions.delete }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.delete.done }).click()
  await expect(page.locator('.desk-notice')).toContainText(words.delete.told('Started at the desk'))
  // Nothing else takes the focus from what was done, and from the way back.
  await expect(page.locator('.desk-notice')).toBeFocused()
  expect(() => site.read('content/articles/started-at-the-desk.mdx')).toThrow()
  await page.getByRole('button', { name: words.delete.back }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Started at the desk' })).toBeVisible()
})

test('the keys reach something new past the navigation, and what stands in for words gives way to the first key', async ({
  page,
  site,
}) => {
  await page.goto(site.url)
  await expect(page.getByRole('table')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: words.skip })).toBeInViewport()
  for (const key of ['Enter', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
  await expect(page.getByRole('dialog')).toBeFocused()
  await page.keyboard.type('Advisor')
  await expect(page.getByRole('dialog').getByLabel(words.newEntry.kind)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Ada Keys')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Keys' })).toBeVisible()
  const title = page.getByLabel('Title', { exact: true })
  await expect(title).toBeFocused()
  await title.click()
  await page.keyboard.type('Partner')
  await expect(title).toHaveValue('Partner')
  await page.getByLabel('Education', { exact: true }).click()
  await page.keyboard.type('A school')
  await expect(page.getByLabel('Education', { exact: true })).toHaveValue('A school')
  await page.getByRole('button', { name: 'Portrait', exact: true }).press('Enter')
  await expect(page.getByLabel(words.picture.choose)).toBeFocused()
  await page.getByRole('link', { name: words.views.changes }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the text of something new begins with its first passage, which gives way to the first key', async ({
  page,
  site,
}) => {
  await page.goto(site.url)
  await page.getByRole('button', { name: words.newEntry.open }).click()
  await page.getByLabel(words.newEntry.kind).selectOption('briefing')
  await page.getByLabel(words.newEntry.name).fill('Written at once')
  await page.getByRole('button', { name: words.newEntry.start }).click()
  await expect(page.getByRole('textbox', { name: words.rich.text })).toBeFocused()
  // Whoever comes back and clicks it, although it is selected, writes over it all the same.
  await page.getByRole('tab', { name: words.tabs.fields }).click()
  await page.getByRole('tab', { name: words.tabs.text }).click()
  await expect(page.getByRole('textbox', { name: words.rich.text })).toBeVisible()
  await page.getByRole('textbox', { name: words.rich.text }).getByText('Fill in: the first paragraph.').click()
  await page.keyboard.type('It begins.')
  await page
    .getByRole('textbox', { name: words.rich.text })
    .getByText(/^Fill in: a heading/)
    .click()
  await page.keyboard.type('What follows')
  await expect
    .poll(() => site.read('content/articles/written-at-once.mdx'))
    .toContain('\n---\n\nIt begins.\n\n## What follows\n')
})

test('what changed is shown word by word and handed over as one change', async ({ page, site }) => {
  site.write(file, site.read(file).replace('Leander Whitcombe', 'Leander Whitcomb'))
  site.git('config', 'user.name', 'Ada')
  site.git('config', 'user.email', 'ada@example.com')
  await page.goto(site.url)
  await page.getByRole('link', { name: words.views.changes }).click()
  const change = page.getByRole('listitem').filter({ hasText: file })
  await expect(change.getByText('Author', { exact: true })).toBeVisible()
  await expect(change.locator('del')).toContainText('Whitcombe')
  await expect(change.locator('ins')).toContainText('Whitcomb')
  for (const other of await page.getByRole('checkbox').all()) await other.uncheck()
  await change.getByRole('checkbox').check()
  await page.getByLabel(words.review.message).fill('The name as its owner writes it')
  await page.getByRole('button', { name: words.review.send(1) }).click()
  await expect(page.getByText(/^Kept on this computer as desk\//)).toBeVisible()
  expect(site.git('log', '--all', '--format=%s', '-1')).toContain('The name as its owner writes it')
  expect(site.git('status', '--porcelain', '--', file).trim()).toBe(`M ${file}`)
  // What was sent is not sent again with the next change.
  await expect(change.getByText(words.states.review, { exact: true })).toBeVisible()
  await expect(change.getByRole('checkbox')).not.toBeChecked()
  await page.getByRole('link', { name: words.views.find }).click()
  await page.getByRole('button', { name: words.find.filters.review }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: words.views.changes }).click()

  // What a reviewer asked for follows on the same branch, without anybody having to look for it.
  site.write(file, site.read(file).replace('Leander Whitcomb', 'Leander F. Whitcomb'))
  await page.reload()
  await expect(change.getByRole('checkbox')).toBeChecked()
  await expect(page.getByLabel(words.review.goesTo)).not.toHaveValue('')
  for (const other of await page.getByRole('checkbox').all()) await other.uncheck()
  await change.getByRole('checkbox').check()
  await page.getByLabel(words.review.message).fill('With the initial')
  await page.getByRole('button', { name: words.review.send(1) }).click()
  await expect(page.getByText(/^Kept on this computer as desk\//)).toBeVisible()
  expect(site.git('log', '--branches=desk/*', '--not', 'main', '--format=%s').trim()).toBe(
    'With the initial\nThe name as its owner writes it',
  )
})

/** What a writer may do to a text, all at once. */
const severalEdits = (text: string) =>
  text
    .replace('date: "2026-11-04"', 'date: "2026-12-01"')
    .replace('category: "federal-contracting"', 'category: "risk-management"')
    .replace('src: "summit-plate.png"', 'src: "steps-plate.png"')
    .replace('an end date from the day', 'an **end date** from the day')
    .replace('[start the conversation](/contact)', '[start the conversation](/services)')
    .replace('| Reprice from a clean sheet |', '| Reprice from a very clean sheet |')
    .replace('<Callout title="A test', '<Callout title="One test')

test('what changed is told as the form and the text show it, and as it stands in the file on request', async ({
  page,
  site,
}) => {
  site.write(file, severalEdits(site.read(file)))
  await page.goto(site.url)
  await page.getByRole('link', { name: words.views.changes }).click()
  const change = page.getByRole('listitem').filter({ hasText: file })
  const row = (place: string) => change.getByRole('listitem').filter({ has: page.getByText(place, { exact: true }) })
  await expect(row('Date')).toContainText('November 4, 2026')
  await expect(row('Date')).toContainText('December 1, 2026')
  await expect(row('Category')).toContainText('Risk Management')
  await expect
    .poll(() =>
      row('Cover › File')
        .locator('img')
        .evaluateAll((all) => all.length),
    )
    .toBe(2)
  await expect(row('Callout › Title').locator('ins')).toContainText('One')
  await expect(row('Table').getByRole('columnheader')).toHaveText([
    'Months out',
    'Incumbent',
    'Challenger',
    'Gate question',
  ])
  await expect(row('Table').locator('ins')).toContainText('very')
  await expect(change.getByText('“end date”: now bold')).toBeVisible()
  await expect(change.locator('strong', { hasText: 'end date' })).toBeVisible()
  await expect(change.getByText(/the link leads to Services \(\/services\), until now to Contact/)).toBeVisible()
  await expect(change).not.toContainText('**')
  await expect(change).not.toContainText('federal-contracting')
  const inFile = change.getByText(words.changes.asInFile)
  await inFile.focus()
  await page.keyboard.press('Enter')
  await expect(change).toContainText('federal-contracting')
  await expect(change).toContainText('**')

  // The history tells it in the same way.
  await page.goto(site.addressOf(file))
  await page.getByRole('button', { name: words.actions.history }).click()
  const history = page.getByRole('dialog')
  await history.getByRole('button', { name: /The content as it was/ }).click()
  await expect(history.getByText('“end date”: now bold')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('a picture that no page shows is seen among the changes, deleted there, and taken back', async ({
  page,
  site,
}) => {
  const spare = 'content/articles/spare.png'
  site.write(spare, readFileSync('content/articles/summit-plate.png'))
  await page.goto(site.url)
  await page.getByRole('link', { name: words.views.problems }).click()
  await expect(page.getByText(spare, { exact: true })).toHaveCount(1)
  await page.getByRole('link', { name: words.views.changes }).click()
  const change = page.getByRole('listitem').filter({ hasText: spare })
  const picture = change.getByRole('img', { name: words.changes.picture(words.changes.after) })
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await change.getByRole('button', { name: words.delete.picture }).click()
  const notice = page.locator('.desk-notice')
  await expect(notice).toContainText(words.delete.told('spare.png'))
  await expect(notice).toBeFocused()
  await expect(change).toHaveCount(0)
  expect(() => site.read(spare)).toThrow()
  await page.getByRole('button', { name: words.delete.back }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(picture).toBeVisible()
})

const noPicture = { name: 'words.png', mimeType: 'image/png' }

/** Axe finds nothing, the headings begin with that of the page and leave no level out, and nothing makes the window scroll, whose parts scroll themselves. */
async function expectSound(page: Page) {
  expect(await violations(page)).toEqual([])
  const levels = await page.getByRole('heading').evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])))
  expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([])
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`every view is sound in the ${colorScheme} theme`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(site.url)
    await expect(page.getByRole('table')).toBeVisible()
    await expectSound(page)
    await page.getByRole('button', { name: words.newEntry.open }).click()
    await expectSound(page)
    await page.goto(site.addressOf(file))
    await expect(page.getByRole('textbox', { name: words.rich.text })).toBeVisible()
    await expectSound(page)
    await page.getByRole('tab', { name: words.tabs.fields }).click()
    await page.getByLabel('Description', { exact: true }).fill('Too short.')
    await expect(page.locator('.desk-field .desk-issue')).toBeVisible()
    await expectSound(page)
    const place = page.locator('.desk-drop').first()
    await place.dispatchEvent('dragover')
    await expect(place).toHaveAttribute('data-over')
    await expectSound(page)
    // What is no picture is refused in its place.
    await page
      .getByLabel(words.picture.choose)
      .first()
      .setInputFiles({ ...noPicture, buffer: Buffer.from('Words') })
    await expect(page.getByRole('alert')).toBeVisible()
    await expectSound(page)
    await page.getByRole('tab', { name: words.tabs.source }).click()
    await expect(page.locator('.cm-content')).toBeVisible()
    await expectSound(page)
    await page.getByRole('link', { name: words.views.problems }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.views.problems })).toBeVisible()
    await expectSound(page)
    site.write(file, severalEdits(site.read(file)))
    await page.getByRole('link', { name: words.views.changes }).click()
    await expect(page.getByRole('heading', { name: words.review.title })).toBeVisible()
    await expect(page.getByText('“end date”: now bold')).toBeVisible()
    await expectSound(page)
    site.git('checkout', '-q', '--', 'content')
  })
