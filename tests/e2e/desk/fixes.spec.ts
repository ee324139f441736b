import sharp from 'sharp'
import { words } from '../../../src/desk/words.ts'
import { expect, test } from '../../support/desk-test.ts'
import { hold } from '../../support/pages.ts'

const file = 'content/articles/capture-planning-after-the-recompete.mdx'
const wrong = '](/services/government-solution)'
const right = '](/services/government-solutions)'

test.beforeEach(({ site }) =>
  site.write(
    file,
    site
      .read(file)
      .replace(/^category: .*$/m, 'category: federal-contractin')
      .replace(/\]\(\/government[^)]*\)|\]\(\/services\/government-solutions\)/, wrong),
  ),
)

test('what the check proposes is done by a press, beside the field and in the list of problems', async ({
  page,
  site,
  open,
}) => {
  await open(file, 'fields')
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

test('in the rich text the button and what the rule means stand at the passage, in the source the button', async ({
  page,
  site,
  open,
}) => {
  await open(file, 'text')
  const button = page.locator('.ProseMirror .desk-issue').getByRole('button')
  const help = page.locator('.ProseMirror .desk-rule')
  await help.locator('summary').click()
  await expect(help).toContainText(words.rule.right)
  await button.click()
  await expect(page.locator('.ProseMirror')).toBeFocused()
  await expect.poll(() => site.read(file)).toContain(right)
  await page.getByRole('button', { name: words.undo }).click()
  await expect.poll(() => site.read(file)).toContain(wrong)
  await page.getByRole('tab', { name: words.tabs.source }).click()
  await page.locator('.cm-lintRange-error').filter({ hasText: 'government' }).hover()
  await expect(page.locator('.cm-diagnosticAction').last()).toHaveText(words.rule.meaning)
  await page.locator('.cm-diagnosticAction').first().click()
  await expect.poll(() => site.read(file)).toContain(right)
})

test('what was undone is where the source opens, also before the rich text could show it', async ({
  page,
  site,
  open,
}) => {
  await open(file, 'text')
  await page.locator('.ProseMirror .desk-issue').getByRole('button').click()
  await expect.poll(() => site.read(file)).toContain(right)
  await hold(page, '**/_desk/api/parse')
  await page.getByRole('button', { name: words.undo }).click()
  await page.getByRole('tab', { name: words.tabs.source }).click()
  await expect(page.locator('.cm-line').filter({ hasText: wrong })).toBeInViewport()
})

test('a picture that is written into the text becomes a file by a press', async ({ page, site, open }) => {
  const picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  site.write(file, `${site.read(file)}\n![A bridge](data:image/png;base64,${picture.toString('base64')})\n`)
  await open(file, 'fields')
  const problems = page.locator('.desk-problems')
  await problems.locator('summary').first().click()
  await problems.getByRole('button', { name: words.savePicture }).click()
  await expect.poll(() => site.read(file)).toContain('![A bridge](a-bridge.png)')
  await expect(problems.getByRole('button', { name: words.savePicture })).toHaveCount(0)
})

test('a problem of a block that holds no text leads to its field, or else to the first one', async ({
  page,
  site,
  open,
}) => {
  site.write(file, `${site.read(file)}\n<PullFigure value="8%" label="" claim="x" />\n\nWords.\n`)
  await open(file, 'text')
  await page.getByText(words.problems(4)).click()
  const problems = page.locator('.desk-problems')
  await problems.getByRole('button', { name: /no field `claim`/ }).click()
  const value = page.locator('.desk-block').getByLabel('Value', { exact: true }).last()
  await expect(value).toBeFocused()
  await expect(value).toBeInViewport()
  await problems.getByRole('button', { name: /“Label” must not be empty/ }).click()
  await expect(page.locator('.desk-block').getByLabel('Label', { exact: true }).last()).toBeFocused()
})

test('problems of files that are not open are put right from the list of the site', async ({ page, site }) => {
  await page.goto(site.url.replace('/_desk/#', '/_desk/?view=problems#'))
  await page.getByRole('button', { name: words.fix('federal-contracting') }).click()
  await expect.poll(() => site.read(file)).toMatch(/^category: "?federal-contracting"?$/m)
})

test('the source proposes blocks and their attributes', async ({ page, site, open }) => {
  await open(file, 'source')
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

test('the source proposes what fits the last key, however late the site says what there is', async ({ page, open }) => {
  const answer = await hold(page, '**/_desk/api/targets')
  // The text may ask first, before the source stands in its place.
  const asked = page.waitForRequest('**/_desk/api/targets')
  await open(file, 'source')
  await page.getByRole('textbox', { name: words.tabs.source }).press('ControlOrMeta+End')
  await page.keyboard.type('\n\n<Action href=')
  await asked
  await page.keyboard.type('"/ab')
  answer()
  await expect(page.getByRole('listbox').getByRole('option', { name: '/about' }).first()).toBeVisible()
})

test('what is neither yes nor no is asked as yes or no', async ({ page, site, open }) => {
  site.write(file, site.read(file).replace(/^featured: .*$/m, 'featured: "Fill in: whether it stands at the top"'))
  await open(file, 'fields')
  const field = page.getByRole('combobox', { name: 'Featured' })
  await field.focus()
  await field.selectOption(words.fields.either.no)
  await expect.poll(() => site.read(file)).toContain('\nfeatured: false\n')
  await expect(field).toBeFocused()
})
