import { expect, test } from '@playwright/test'
import { blockProps, content, fill } from '../support/labels.ts'
import { open } from '../support/pages.ts'

const words = blockProps('approach', 'TransformationOS')
const steps = content('transformationSteps')

for (const width of [375, 1280]) {
  test(`whoever presses a step sees the score and Pause, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 })
    await open(page, '/approach')
    const list = page.getByRole('list', { name: words.label })
    for (const [index, { title }] of steps.entries()) {
      const step = list.getByRole('button', { name: title })
      await step.click()
      await expect(step).toHaveAttribute('aria-current', 'step')
      await expect(page.getByText(fill(words.xp, { xp: (index + 1) * 10 }), { exact: true })).toBeInViewport({
        ratio: 1,
      })
      await expect(page.getByText(`${fill(words.level, { level: 1 })},`, { exact: true })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: words.pause, exact: true })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('progressbar', { name: words.progressLabel })).toBeAttached()
    }
  })

  test(`a step that is reached by keyboard is not covered, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 })
    await open(page, '/approach')
    const list = page.getByRole('list', { name: words.label })
    const bar = page.locator('.os-bar')
    await list.getByRole('button').last().focus()
    for (const { title } of [...steps].reverse().slice(1)) {
      await page.keyboard.press('Shift+Tab')
      const step = list.getByRole('button', { name: title })
      await expect(step).toBeFocused()
      const [above, focused] = [await bar.boundingBox(), await step.boundingBox()]
      expect(focused?.y, title).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
    }
  })
}

test('on a telephone held sideways the steps have the screen for themselves', async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 320 })
  await open(page, '/approach')
  await page.getByRole('list', { name: words.label }).getByRole('button').last().scrollIntoViewIfNeeded()
  await expect(page.locator('.os-bar')).not.toBeInViewport()
})
