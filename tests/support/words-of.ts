import { JSDOM } from 'jsdom'

/** What nobody can use who reads elsewhere: drawings, controls, and what only a script brings to life. */
const controls =
  'svg, button, form, script, style, .needs-script, .with-script, .chart-table > summary, [aria-hidden="true"]'

/**
 * The words and figures of a piece of HTML as they are read: `$1,250` is one of them, and so is `2.0`.
 *
 * @param place a selector of the part that counts; everything when it is left out.
 */
export function wordsOf(html: string, place = 'body'): Set<string> {
  const { document, NodeFilter } = new JSDOM(html).window
  for (const part of document.querySelectorAll(`${controls}, wbr`)) part.remove()
  document.body.normalize()
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
