import { expect, type Page, test } from '@playwright/test'
import { blockProps, ui } from '../support/labels.ts'
import { open } from '../support/pages.ts'

const words = () => blockProps('careers', 'StoryDialog')
const button = (page: Page) => page.getByRole('button', { name: words().label })
const dialog = (page: Page) => page.getByRole('dialog', { name: words().title })

test.beforeEach(({ page }) => open(page, '/careers'))

test('the focus stays in the story, and goes back to its button by Escape and by its own button', async ({ page }) => {
  await button(page).press('Enter')
  const close = dialog(page).getByRole('button', { name: ui().close })
  await expect(close).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('[inert] main')).toHaveCount(1)
  await dialog(page).getByRole('button', { name: words().next }).press('Escape')
  await expect(button(page)).toBeFocused()
  await expect(page.locator('[inert] main')).toHaveCount(0)
  await button(page).press('Enter')
  // The story that was closed stands there unseen for a second, with the same button.
  await expect(close).toBeFocused()
  await close.press('Enter')
  await expect(button(page)).toBeFocused()
  await expect(dialog(page)).toHaveCount(0)
})

test('a press beside the story closes it and gives the focus back', async ({ page }) => {
  await button(page).click()
  await expect(dialog(page)).toBeInViewport({ ratio: 1 })
  await page.mouse.click(5, 500)
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
})

test('the buttons of the story stand apart', async ({ page }) => {
  await button(page).press('Enter')
  const [previous, next] = await Promise.all(
    [words().previous, words().next].map((name) => dialog(page).getByRole('button', { name }).boundingBox()),
  )
  expect(next?.x).toBeGreaterThanOrEqual((previous?.x ?? 0) + (previous?.width ?? 0) + 12)
})

test('on paper the page stands without the story that is open over it', async ({ page }) => {
  await button(page).press('Enter')
  await expect(dialog(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.story-dialog')).toBeHidden()
})
