import { expect, test } from '@playwright/test'
import { open } from '../support/pages.ts'
import { isCut } from '../support/pdf/lines-of.ts'
import { readPdf } from '../support/pdf/read-pdf.ts'

const margin = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' }

/** A heading with its introduction has fewer letters. */
const worthASheet = 200

/** Each page, and how many sheets it fills on A4 and on Letter where that is held. */
const pages: [address: string, sheets?: number][] = [
  ['/', 4],
  ['/about', 5],
  ['/briefings', 2],
  ['/briefings/2026', 2],
  ['/briefings/page/1', 2],
  ['/careers', 5],
  ['/contact', 3],
  ['/industries', 7],
  ['/resources', 8],
  ['/services'],
  ['/capabilities'],
  ['/case-studies'],
  ['/briefings/capture-planning-after-the-recompete'],
  ['/briefings/continuous-monitoring-that-people-read'],
]

for (const [address, sheets] of pages)
  test(`${address} fills its sheets: none holds a heading alone, or a last line, and none cuts a letter in two`, async ({
    page,
  }) => {
    await open(page, address)
    for (const format of sheets ? ['Letter', 'A4'] : ['Letter']) {
      const printed = readPdf(await page.pdf({ format, margin })).pages
      if (sheets) expect(printed.length, format).toBeLessThanOrEqual(sheets)
      // The title and its text, and the first section.
      expect(printed[0]?.lines.length, format).toBeGreaterThan(worthASheet)
      for (const [index, { lines: letters }] of format === 'Letter' ? printed.entries() : []) {
        expect(letters.filter(isCut), `sheet ${index + 1}`).toEqual([])
        if (index > 0) expect(letters.length, `sheet ${index + 1}`).toBeGreaterThan(worthASheet)
      }
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
