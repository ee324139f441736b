import { differentPages } from '../../support/pages.ts'
import { onPath } from '../available-engines.ts'
import type { EnginePage } from '../engine-page.ts'
import { missingOnPaper } from '../missing-on-paper.ts'

/** Lets the rules for paper hold on the screen, and those for the screen not: what every engine can be asked for. */
function showAsPrinted() {
  const turn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        if (/\bprint\b/.test(rule.media.mediaText)) rule.media.mediaText = 'all'
        else if (/\bscreen\b/.test(rule.media.mediaText)) rule.media.mediaText = 'not all'
      }
      if ('cssRules' in rule) turn(rule.cssRules as CSSRuleList)
    }
  }
  for (const sheet of document.styleSheets) {
    if (sheet.media.mediaText === 'print') sheet.media.mediaText = 'all'
    turn(sheet.cssRules)
  }
}

/** What would come out of a printer: furniture that should not, and how much of the text is there. */
function printed() {
  const visible = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility())
  return {
    furniture: visible('.site-header, .site-footer, main button').map((part) => part.className || part.tagName),
    ink: getComputedStyle(document.querySelector('#prose p') as Element).color,
    paragraphs: visible('#prose p').length,
    all: document.querySelectorAll('#prose p').length,
  }
}

/** The texts of the page that are printed, in order, a link with where it leads: not what is for screen readers alone, or drawn. */
function printedTexts() {
  const site = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
  const walker = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode as Text
    if (parentElement?.checkVisibility() && !parentElement.closest('.sr-only, [aria-hidden="true"], [role="img"]'))
      texts.push(data)
    const link = parentElement?.closest('.article-text a[href^="/"]')
    if (link?.lastChild?.contains(walker.currentNode)) texts.push(new URL(link.getAttribute('href') ?? '', site).href)
  }
  return texts
}

const runningTitle = () => document.querySelector<HTMLElement>('[data-running-title]')?.dataset.runningTitle

/** A legal text prints black, whole and without the furniture of the site. */
export async function print(page: EnginePage): Promise<void> {
  await page.open('/terms-of-service')
  await page.run(showAsPrinted)
  const { furniture, ink, paragraphs, all } = await page.run(printed)
  if (furniture.length > 0) throw new Error(`On paper: ${furniture.join(', ')}`)
  if (ink !== 'rgb(0, 0, 0)') throw new Error(`The text is printed in ${ink}`)
  if (all === 0 || paragraphs < all) throw new Error(`${paragraphs} of ${all} paragraphs are printed`)
}

/** Long texts, which are saved and read elsewhere. */
const kept = ['article', 'legal', 'redline']

/** A long text that is saved as a PDF has all its words in it, in order; where the engine makes one and a program reads it. */
export async function wordsOnPaper(page: EnginePage): Promise<void> {
  if (!page.driver.print || !onPath('pdftotext')) return
  const faults: string[] = []
  for (const { path } of differentPages().filter(({ template }) => kept.includes(template))) {
    await page.open(path)
    const pdf = await page.driver.print()
    await page.run(showAsPrinted)
    const missing = missingOnPaper(pdf, await page.run(printedTexts), await page.run(runningTitle))
    if (missing.length > 0) faults.push(`${path} as a PDF: ${missing.slice(0, 12).join(' | ')}`)
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
