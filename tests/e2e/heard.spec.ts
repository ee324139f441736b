import { expect, test } from '@playwright/test'
import { addressOf, differentPages, open } from '../support/pages.ts'

/** What of the words that are read aloud is an amount, or a range, without its words for ears (`src/body/heard.tsx`). */
function unheard(): string[] {
  const bare =
    /[$€£][\d.,]+[MBT](?!\p{L})|[$€£]\d[\d.,]*[kMBT]? ?[-–] ?[$€£]\d|^\D*\d+[-–]\d+ (?:days|weeks|months|years)$/u
  const found: string[] = []
  const nodes = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) {
    const words = nodes.currentNode.nodeValue ?? ''
    const quiet = nodes.currentNode.parentElement?.closest('script, style, svg, [aria-hidden=true], [data-heard]')
    if (bare.test(words) && !quiet) found.push(words)
  }
  return found
}

for (const { path, template } of differentPages()) {
  if (template === 'redirect') continue
  test(`${path} has words for ears at every amount and every range`, async ({ page }) => {
    await open(page, addressOf(path))
    expect(await page.evaluate(unheard)).toEqual([])
  })
}

test('what is copied and found is what is printed', async ({ page }) => {
  await open(page, '/services')
  const range = page.locator('main [data-heard]').first()
  const spoken = await range.evaluate((sign) => getComputedStyle(sign, '::after').content)
  expect(spoken).toContain('to')
  expect(await range.locator('..').innerText()).not.toContain('to')
})
