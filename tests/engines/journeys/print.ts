import { addressOf, differentPages } from '../../support/pages.ts'
import { onPath } from '../available-engines.ts'
import type { EnginePage } from '../engine-page.ts'
import { headingsAtFoot, missingIn, sheetsOf } from '../missing-on-paper.ts'

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

/**
 * The texts of the page that are printed, in the order in which they are seen, a link with where it leads: not what is for
 * screen readers alone, or drawn.
 */
function printedTexts() {
  const site = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
  const isForEars = (element: Element) => getComputedStyle(element).clipPath === 'inset(50%)'
  const isPrinted = (element: Element) =>
    element.checkVisibility() && !isForEars(element) && !element.matches('[aria-hidden="true"], [role="img"]')
  /** What a disclosure would open stays on the screen: nothing stands behind its title. */
  const isHeading = (element: Element) => element.closest('h1, h2, h3, h4') && !element.closest('.path-disclosure')
  const orderOf = (node: Node) => (node instanceof Element ? Number(getComputedStyle(node).order) : 0)
  /** What stands in an element, with that of those in it that have no box. */
  const inside = (element: Element): Node[] =>
    [...element.childNodes].flatMap((node) =>
      node instanceof Element && getComputedStyle(node).display === 'contents' ? inside(node) : [node],
    )
  const textsOf = (element: Element): { text: string; heading: boolean }[] => {
    const texts = inside(element)
      .sort((a, b) => orderOf(a) - orderOf(b))
      .flatMap((node) => {
        if (node instanceof Text) return [{ text: node.data, heading: Boolean(isHeading(element)) }]
        return node instanceof Element && isPrinted(node) ? textsOf(node) : []
      })
    if (!element.matches('.article-text a[href^="/"]')) return texts
    return [...texts, { text: new URL(element.getAttribute('href') ?? '', site).href, heading: false }]
  }
  return textsOf(document.querySelector('main') as Element)
}

/** What answers may say more once it is alive. */
function reachIslands() {
  for (const island of document.querySelectorAll('[data-island]'))
    island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
}

const runningTitle = () => document.querySelector<HTMLElement>('[data-running-title]')?.dataset.runningTitle

/** Pixels of a sheet of A4 or Letter between its margins, nearly. */
const paperWidth = 760

/** What is wrong with a page that is saved as a PDF: a sentence each. Nothing where the engine makes none. */
async function paperFaults(page: EnginePage, path: string): Promise<string[]> {
  await page.open(addressOf(path))
  await page.run(reachIslands)
  await page.until('All that answers is alive', () => !document.querySelector('[data-island]') || undefined)
  const pdf = await page.driver.print?.()
  if (!pdf) return []
  await page.driver.resize(page.driver.printWidth ?? paperWidth, 900)
  await page.run(showAsPrinted)
  const texts = await page.run(printedTexts)
  const sheets = sheetsOf(pdf, await page.run(runningTitle))
  const missing = missingIn(
    sheets,
    texts.map(({ text }) => text),
  )
  const empty = sheets.flatMap((lines, at) => (lines.length === 0 ? [at + 1] : []))
  const alone = page.driver.leavesHeadings ? [] : headingsAtFoot(sheets, texts)
  return [
    ...(missing.length > 0 ? [`${path} as a PDF: ${missing.slice(0, 12).join(' | ')}`] : []),
    ...empty.map((sheet) => `${path} as a PDF: sheet ${sheet} of ${sheets.length} is empty`),
    ...alone.map((heading) => `${path} as a PDF: “${heading}” stands alone at the foot of a sheet`),
  ]
}

/** A legal text prints black, whole and without the furniture of the site. */
export async function print(page: EnginePage): Promise<void> {
  await page.open('/terms-of-service')
  await page.run(showAsPrinted)
  const { furniture, ink, paragraphs, all } = await page.run(printed)
  if (furniture.length > 0) throw new Error(`On paper: ${furniture.join(', ')}`)
  if (ink !== 'rgb(0, 0, 0)') throw new Error(`The text is printed in ${ink}`)
  if (all === 0 || paragraphs < all) throw new Error(`${paragraphs} of ${all} paragraphs are printed`)
}

/** Pages that are saved as a PDF have all their words in it, in order. */
export const pagesOnPaper =
  (paths: readonly string[]) =>
  async (page: EnginePage): Promise<void> => {
    const faults: string[] = []
    for (const path of paths) faults.push(...(await paperFaults(page, path)))
    if (faults.length > 0) throw new Error(faults.join('\n'))
  }

/** A page of each kind on paper, where the engine makes a PDF and a program reads it. */
export async function wordsOnPaper(page: EnginePage): Promise<void> {
  if (!page.driver.print || !onPath('pdftotext')) return
  const kinds = new Map(differentPages().map(({ template, path }) => [template, path]))
  kinds.delete('redirect')
  await pagesOnPaper([...kinds.values()])(page)
}
