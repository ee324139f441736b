import type { EnginePage } from '../engine-page.ts'

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

/** A legal text prints black, whole and without the furniture of the site; as a PDF where the engine makes one. */
export async function print(page: EnginePage): Promise<void> {
  await page.open('/terms-of-service')
  const pdf = await page.driver.print?.()
  if (pdf && !(pdf.subarray(0, 5).toString() === '%PDF-' && pdf.length > 20_000)) throw new Error('No PDF came out')
  await page.run(showAsPrinted)
  const { furniture, ink, paragraphs, all } = await page.run(printed)
  if (furniture.length > 0) throw new Error(`On paper: ${furniture.join(', ')}`)
  if (ink !== 'rgb(0, 0, 0)') throw new Error(`The text is printed in ${ink}`)
  if (all === 0 || paragraphs < all) throw new Error(`${paragraphs} of ${all} paragraphs are printed`)
}
