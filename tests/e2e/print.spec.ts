import { expect, test } from '@playwright/test'
import { open } from '../support/pages.ts'
import { isCut } from '../support/pdf/lines-of.ts'
import { readPdf } from '../support/pdf/read-pdf.ts'

const margin = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' }

/** A heading with its introduction has fewer letters. */
const worthASheet = 200

for (const address of [
  '/',
  '/about',
  '/briefings',
  '/careers',
  '/contact',
  '/services',
  '/capabilities',
  '/case-studies',
  '/industries',
  '/resources',
  '/briefings/page/1',
  '/briefings/capture-planning-after-the-recompete',
  '/briefings/continuous-monitoring-that-people-read',
])
  test(`no sheet of ${address} holds a heading alone, or a last line, and none cuts a letter in two`, async ({
    page,
  }) => {
    await open(page, address)
    const { pages } = readPdf(await page.pdf({ format: 'Letter', margin }))
    for (const [index, { lines: letters }] of pages.entries()) {
      expect(letters.filter(isCut), `sheet ${index + 1}`).toEqual([])
      if (index > 0) expect(letters.length, `sheet ${index + 1}`).toBeGreaterThan(worthASheet)
    }
  })

for (const { address, sheets } of [
  { address: '/', sheets: 4 },
  { address: '/about', sheets: 5 },
  { address: '/careers', sheets: 5 },
  { address: '/contact', sheets: 3 },
  { address: '/industries', sheets: 7 },
  { address: '/briefings', sheets: 2 },
  { address: '/briefings/2026', sheets: 2 },
  { address: '/briefings/page/1', sheets: 2 },
  { address: '/resources', sheets: 8 },
])
  test(`${address} fills its sheets, on A4 and on Letter`, async ({ page }) => {
    await open(page, address)
    for (const format of ['A4', 'Letter']) {
      const { pages } = readPdf(await page.pdf({ format, margin }))
      expect(pages.length, format).toBeLessThanOrEqual(sheets)
      // The title and its text, and the first section.
      expect(pages[0]?.lines.length, format).toBeGreaterThan(worthASheet)
    }
  })

test('a message is printed to its end', async ({ page }) => {
  await open(page, '/contact')
  const message = page.locator('textarea')
  await message.fill(Array.from({ length: 20 }, (_, line) => `Line ${line}`).join('\n'))
  await page.emulateMedia({ media: 'print' })
  const hidden = () => message.evaluate((field) => field.scrollHeight - field.clientHeight)
  expect(await hidden()).toBeLessThanOrEqual(0)
})
