import { expect, test } from '@playwright/test'
import { open } from '../support/pages.ts'

/** What is copied when everything in the element is selected, on one line. */
const copied = (element: Element) => {
  getSelection()?.selectAllChildren(element)
  return String(getSelection()).replace(/\s+/g, ' ').trim()
}

test('a figure that counts up is copied once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  const shown = page.locator('.count').first()
  const figure = await shown.textContent()
  expect(await shown.locator('xpath=..').evaluate(copied)).toBe(figure)
})

test('a figure is copied without the sign beside it', async ({ page }) => {
  await open(page, '/case-studies')
  const figure = page.locator(':has(> .claim-note)').first()
  const sign = await figure.locator('.claim-button').textContent()
  const text = await figure.evaluate(copied)
  expect(text).toMatch(/\d/)
  expect(text.endsWith(sign ?? '')).toBe(false)
})
