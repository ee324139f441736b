import { expect, test } from '@playwright/test'
import { open } from '../support/pages.ts'
import { isCut } from '../support/pdf/lines-of.ts'
import { readPdf } from '../support/pdf/read-pdf.ts'

const margin = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' }

/** A heading with its introduction has fewer letters. */
const worthASheet = 200

for (const address of ['/services', '/capabilities', '/case-studies', '/resources'])
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
