import { answerTypes } from '../../../src/desk/requests.ts'
import { words } from '../../../src/desk/words.ts'
import { violations } from '../../support/axe.ts'
import { expect, test } from '../../support/desk-test.ts'

const briefing = 'content/articles/reading-growth-on-a-ratio-scale.mdx'
const policy = 'content/legal/privacy-policy/2025-01-15.mdx'

test('a renamed text takes its links along and leaves a redirect; its copy is a draft', async ({ page, site }) => {
  await page.goto(site.addressOf(briefing))
  await page.getByRole('button', { name: words.actions.move }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.name.label).fill('growth-on-a-ratio-scale')
  await dialog.getByRole('button', { name: words.move.done }).click()
  await expect(page.getByText('/briefings/growth-on-a-ratio-scale').first()).toBeVisible()
  expect(site.read('content/articles/continuous-monitoring-that-people-read.mdx')).toContain(
    '(/briefings/growth-on-a-ratio-scale)',
  )
  expect(site.read('content/site/redirects.json')).toContain('/briefings/reading-growth-on-a-ratio-scale')
  expect(() => site.read(briefing)).toThrow()
  await page.getByRole('button', { name: words.actions.duplicate }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.duplicate.done }).click()
  const copy = 'content/articles/growth-on-a-ratio-scale-copy.mdx'
  await expect(page).toHaveURL((url) => url.searchParams.get('file') === copy)
  expect(site.read(copy)).toContain('\ndraft: true\n')
  expect(site.git('status', '--porcelain', copy)).toContain('??')
})

test('after a renaming Back leads to where the text was opened from, at once', async ({ page, site }) => {
  await page.goto(site.url)
  await page.getByRole('link', { name: /^Reading growth on a ratio scale/ }).click()
  const frame = () => page.frames().find((one) => one.parentFrame())
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: words.actions.move }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.name.label).fill('growth-on-a-ratio-scale')
  await dialog.getByRole('button', { name: words.move.done }).click()
  await expect.poll(() => frame()?.url()).toContain('/briefings/growth-on-a-ratio-scale')
  await page.evaluate(() => history.back())
  await expect(page.getByLabel(words.find.search)).toBeVisible()
})

test('the address of a deleted page leads on where its writer says, until the page is back', async ({ page, site }) => {
  const redirects = 'content/site/redirects.json'
  const before = site.read(redirects)
  const fields = 'title: A spare page\ndescription: A page that is there for as long as somebody needs it.\n'
  const linking = 'content/articles/capture-planning-after-the-recompete.mdx'
  const linked = `${site.read(linking)}\n[A spare page](/spare)\n`
  site.write(linking, linked)
  site.write('content/pages/spare.mdx', `---\n${fields}hero:\n  title: A spare page\n---\n\nWords.\n`)
  await page.goto(site.addressOf('content/pages/spare.mdx'))
  await page.getByRole('button', { name: words.actions.delete, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(words.delete.nowhere)).toBeVisible()
  const to = dialog.getByLabel(words.delete.to)
  await to.fill('no address')
  await dialog.getByRole('button', { name: words.delete.done }).click()
  await expect(dialog.getByRole('alert')).toContainText('“no address” is no address')
  await to.fill('about the firm')
  await dialog.getByRole('option', { name: '/about' }).first().click()
  await expect(dialog.getByRole('checkbox', { name: words.delete.relink('/about') })).toBeChecked()
  await dialog.getByRole('button', { name: words.delete.done }).click()
  await expect(page.locator('.desk-notice')).toContainText(words.delete.told('A spare page'))
  // The way back outlives the window’s next load.
  await page.reload()
  await expect(page.locator('.desk-notice')).toContainText(words.delete.told('A spare page'))
  expect(JSON.parse(site.read(redirects))).toContainEqual(expect.objectContaining({ from: '/spare', to: '/about' }))
  expect(site.read(linking)).toBe(linked.replace('(/spare)', '(/about)'))
  await page.getByRole('button', { name: words.delete.back }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A spare page' })).toBeVisible()
  expect(site.read(linking)).toBe(linked)
  expect(site.read(redirects)).toBe(before)
})

test('a page below another one stays there when it is renamed', async ({ page, site }) => {
  await page.goto(site.addressOf('content/pages/services/culture-change.mdx'))
  await page.getByRole('button', { name: words.actions.move }).click()
  const name = page.getByRole('dialog').getByLabel(words.name.label)
  await expect(name).toHaveValue('services/culture-change')
  // Words are taken as well, and the address they make is told.
  await name.fill('services/Changing cultures')
  await expect(page.getByRole('dialog').getByText(words.move.reads('services/changing-cultures'))).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: words.move.done }).click()
  await expect(page.getByText('/services/changing-cultures', { exact: true })).toBeVisible()
  expect(site.read('content/site/navigation.json')).toContain('"/services/changing-cultures"')
})

test('a new version of a legal text begins as a copy, is not recorded unfinished, and can be withdrawn', async ({
  page,
  site,
}) => {
  const next = 'content/legal/privacy-policy/2030-01-15.mdx'
  await page.goto(site.addressOf(policy))
  for (const name of [words.actions.delete, words.actions.record, words.actions.withdraw])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  // What people rely on is corrected with a reason.
  await page.getByRole('button', { name: words.actions.correct }).click()
  await expect(page.getByRole('dialog')).toBeFocused()
  await page.mouse.move(9, 9)
  await expect(page.getByRole('dialog').getByLabel(words.recording.reason)).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: words.actions.newVersion }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('group', { name: words.newVersion.effective }).locator('input').fill('2030-01-15')
  await dialog.getByRole('button', { name: words.newVersion.done }).click()
  await expect(dialog).toHaveCount(0)
  expect(site.read(next)).toContain('2030-01-15')
  await page.getByRole('button', { name: words.actions.record }).click()
  await expect(dialog.getByLabel(words.recording.reason)).toHaveCount(0)
  await dialog.getByLabel(words.recording.recordedBy).fill('Ada Lovelace')
  await dialog.getByLabel(words.recording.approvedBy).fill('Grace Hopper')
  await dialog.getByRole('button', { name: words.record.done, exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('changes')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: words.actions.withdraw }).click()
  await dialog.getByRole('button', { name: words.withdraw.done }).click()
  await expect(page.getByLabel(words.find.search)).toBeVisible()
  expect(() => site.read(next)).toThrow()
})

test('a version to come is recorded, approved, announced and withdrawn by the keyboard, each with a name', async ({
  page,
  site,
}) => {
  const next = 'content/legal/privacy-policy/2030-01-15.mdx'
  const dialog = page.getByRole('dialog')
  const act = async (name: keyof typeof words.actions, fields: Record<string, string>, done: string) => {
    await page.getByRole('button', { name: words.actions[name], exact: true }).press('Enter')
    for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text)
    await dialog.getByRole('button', { name: done, exact: true }).press('Enter')
    await expect(dialog).toHaveCount(0)
  }
  site.write(
    next,
    site
      .read(policy)
      .replace('effective: "2025-01-15"', 'effective: "2030-01-15"')
      .replace('lastUpdated: "2025-01-15"', 'lastUpdated: "2030-01-15"'),
  )
  await page.goto(site.addressOf(next))
  await act('record', { [words.recording.recordedBy]: 'Ada Lovelace' }, words.record.done)
  await act('approve', { [words.recording.approvedBy]: 'Grace Hopper' }, words.approve.done)
  // A day that is past is told beside its field.
  await page.getByRole('button', { name: words.actions.announce, exact: true }).press('Enter')
  await dialog.getByLabel(words.announce.by).fill('Ida Rhodes')
  await dialog.getByRole('group', { name: words.announce.date }).locator('input').fill('2020-01-01')
  await dialog.getByRole('button', { name: words.announce.done, exact: true }).press('Enter')
  const day = dialog.getByRole('group', { name: words.announce.date }).locator('input')
  await expect(day).toBeFocused()
  await expect(day).toHaveAccessibleDescription(/is past/)
  expect(await violations(page)).toEqual([])
  await day.fill('')
  await dialog.getByRole('button', { name: words.announce.done, exact: true }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: words.actions.announce, exact: true })).toHaveCount(0)
  const withdrawn = {
    [words.withdrawAnnounced.by]: 'Ida Rhodes',
    [words.withdrawAnnounced.reason]: 'It stays as it is.',
  }
  await act('withdraw', withdrawn, words.withdrawAnnounced.done)
  await expect(page.getByRole('button', { name: words.actions.withdraw, exact: true })).toHaveCount(0)
  const records = JSON.parse(site.read('content/legal/published.json')) as { id: string }[]
  expect(records.find(({ id }) => id === 'privacy-policy-2030-01-15')).toMatchObject({
    recordedBy: 'Ada Lovelace',
    approvedBy: 'Grace Hopper',
    announced: { by: 'Ida Rhodes' },
    withdrawn: { by: 'Ida Rhodes', reason: 'It stays as it is.' },
  })
  expect(site.read(next)).toContain('2030-01-15')
})

test('an earlier text is brought back from the history, and the keyboard goes on where it was', async ({
  page,
  site,
}) => {
  const before = site.read(briefing)
  site.write(briefing, before.replace('Marguerite', 'Margaret'))
  await page.goto(site.addressOf(briefing))
  const history = page.getByRole('button', { name: words.actions.history })
  await history.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'The content as it was' }).click()
  await dialog.getByRole('button', { name: words.history.bringBack }).click()
  await expect(history).toBeFocused()
  await expect.poll(() => site.read(briefing)).toBe(before)
})

test('a text that is not saved is neither renamed nor copied nor deleted without its last words', async ({
  page,
  site,
}) => {
  await page.goto(site.addressOf(briefing))
  await page.getByRole('tab', { name: words.tabs.fields }).click()
  const field = page.getByLabel('Author', { exact: true })
  await page.route('**/_desk/api/entry', (route) =>
    route.fulfill({ status: 507, contentType: answerTypes.json, body: '{"message":"No room."}' }),
  )
  await field.fill('Written without room')
  await expect(page.getByText(words.save.kept)).toBeVisible()
  for (const name of ['move', 'duplicate', 'delete'] as const) {
    await page.getByRole('button', { name: words.actions[name], exact: true }).click()
    const dialog = page.getByRole('dialog')
    if (name === 'move') await dialog.getByLabel(words.name.label).fill('another-name')
    await dialog.getByRole('button', { name: words[name].done, exact: true }).click()
    await expect(dialog.getByRole('alert')).toHaveText(words.save.first)
    await page.keyboard.press('Escape')
  }
  await page.unroute('**/_desk/api/entry')
  await expect.poll(() => site.read(briefing)).toContain('Written without room')
})
