import { JSDOM } from 'jsdom'

/** What nobody can use who reads elsewhere: drawings, controls, and what only a script brings to life. */
const controls =
  'svg, button, form, script, style, .needs-script, .with-script, .chart-table > summary, [aria-hidden="true"]'

/** Makes one text again of what words for ears have parted: they stand at a sign in the midst of a word. */
export function joinSigns(document: Document): void {
  for (const sign of document.querySelectorAll('[data-heard]')) sign.replaceWith(...sign.childNodes)
  document.normalize()
}

/** A piece of HTML without the controls, and without other parts that are named by a selector. */
function read(html: string, others = 'wbr'): JSDOM {
  const dom = new JSDOM(html)
  for (const part of dom.window.document.querySelectorAll(`${controls}, ${others}`)) part.remove()
  joinSigns(dom.window.document)
  return dom
}

/**
 * The words and figures of a piece of HTML as they are read: `$1,250` is one of them, and so is `2.0`.
 *
 * @param place a selector of the part that counts; everything when it is left out.
 */
export function wordsOf(html: string, place = 'body'): Set<string> {
  const { document, NodeFilter } = read(html).window
  const texts: string[] = []
  for (const part of document.querySelectorAll(place)) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  }
  const words = texts.flatMap((text) => text.match(/[^\s“”‘()[\];:·]+/g) ?? [])
  return new Set(words.map((word) => word.replace(/[.,!?]+$/, '')).filter((word) => /[\p{L}\p{N}]/u.test(word)))
}

/** Those of the page that are missing elsewhere. */
export function missingWords(page: Set<string>, elsewhere: Set<string>): string[] {
  return [...page].filter((word) => !elsewhere.has(word))
}

const passages = 'h1, h2, h3, h4, h5, h6, p, li, dt, dd, th, td, figcaption, blockquote'
const withoutSpaces = (text: string | null) => (text ?? '').replace(/\s+/g, '')

/** The headings, paragraphs, items and cells of a part of a page, without what is for going elsewhere. */
export function passagesOf(html: string, place: string, ways: string): string[] {
  const parts = [...read(html, ways).window.document.querySelectorAll(`${place} :is(${passages})`)]
  return parts.filter((part) => !part.querySelector(passages)).map(({ textContent }) => textContent ?? '')
}

/** Those of a page that are missing elsewhere, where they may be set otherwise. */
export function missingPassages(page: string[], elsewhere: string): string[] {
  const there = withoutSpaces(read(elsewhere).window.document.body.textContent)
  return page.filter((passage) => !there.includes(withoutSpaces(passage)))
}
