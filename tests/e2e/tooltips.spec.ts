import { expect, type Page, test } from '@playwright/test'
import { content, fill } from '../support/labels.ts'
import { open } from '../support/pages.ts'

const { claimNote } = content('ui')
const [before] = fill(claimNote, { value: '|' }).split('|') as [string]

const button = (page: Page, index = 0) =>
  page.getByRole('main').getByRole('button', { name: before }).filter({ visible: true }).nth(index)
/** The note that belongs to a button. */
const noteOf = async (page: Page, index = 0) =>
  page.locator(`[id="${await button(page, index).getAttribute('popovertarget')}"]`)

/** The addresses of the library that keeps the delays, as they are asked for. */
test('a note beside a figure opens under a resting mouse, may be pointed at, and Escape closes it', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/case-studies')
  const note = await noteOf(page)
  await button(page).hover()
  await expect(note).toBeVisible()
  expect(await note.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await note.hover()
  await page.clock.runFor(600)
  await expect(note).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()
})

test('a press keeps the note that the resting mouse has opened; the next press closes it', async ({ page }) => {
  await open(page, '/case-studies')
  const note = await noteOf(page)
  await button(page).hover()
  await expect(note).toBeVisible()
  await button(page).click()
  await expect(note).toBeVisible()
  await button(page).click()
  await expect(note).toBeHidden()
  await button(page).click()
  await expect(note).toBeVisible()
})

test('a note opens for the keyboard and closes when the focus goes on', async ({ page }) => {
  await open(page, '/case-studies')
  const [first, second] = [await noteOf(page), await noteOf(page, 1)]
  await button(page).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(button(page)).toBeFocused()
  await expect(first).toBeVisible()
  await button(page, 1).focus()
  await expect(first).toBeHidden()
  await expect(second).toBeVisible()
})

test('a note on a very low screen leaves the button that opened it in sight', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, '/services')
  await button(page).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(button(page)).toBeFocused()
  const note = await noteOf(page)
  await expect(note).toBeVisible()
  const [panel, opener] = [await note.boundingBox(), await button(page).boundingBox()]
  if (!panel || !opener) throw new Error('Both have a place')
  expect(panel.y + panel.height <= opener.y || opener.y + opener.height <= panel.y).toBe(true)
})

test('a note that a very low screen cuts short is read to its end with the arrow keys', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, '/services')
  await button(page).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  const note = await noteOf(page)
  await expect(note).toBeVisible()
  const hidden = () =>
    note.evaluate(({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop)
  expect(await hidden()).toBeGreaterThan(0)
  const before = await page.evaluate(() => scrollY)
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('ArrowDown')
  await expect.poll(hidden).toBeLessThanOrEqual(1)
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await expect(button(page)).toBeFocused()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a note opens and closes at a tap, and nothing is fetched for it', async ({ page }) => {
    await page.clock.install()
    await open(page, '/case-studies')
    const note = await noteOf(page)
    await button(page).tap()
    await expect(note).toBeVisible()
    await page.clock.runFor(1000)
    await button(page).tap()
    await expect(note).toBeHidden()
    await page.clock.runFor(1000)
    await expect(note).toBeHidden()
  })
})

test('a page without the library still answers a press', async ({ page }) => {
  await page.route(/tooltip-engine/, (route) => route.abort())
  await open(page, '/case-studies')
  const note = await noteOf(page)
  await button(page).hover()
  await button(page).click()
  await expect(note).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
