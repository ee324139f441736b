import { expect, test } from '@playwright/test'
import { differentPages } from '../support/pages.ts'

/** In capitals a voice spells them: “Write to U. S.” (espeak-ng 1.51; of all words the styles set in capitals, these two). */
const spelled = /\b(?:it|us)\b/

for (const { path } of differentPages().filter(({ template }) => template !== 'redirect'))
  test(`nothing on ${path} that the styles set in capitals is read as letters`, async ({ page }) => {
    await page.goto(path)
    const inCapitals = await page
      .locator('body *')
      .evaluateAll((elements) =>
        elements.flatMap((element) =>
          getComputedStyle(element).textTransform === 'uppercase'
            ? [...element.childNodes].flatMap((node) =>
                node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : [],
              )
            : [],
        ),
      )
    expect(inCapitals.length).toBeGreaterThan(0)
    expect(inCapitals.filter((words) => spelled.test(words))).toEqual([])
  })
