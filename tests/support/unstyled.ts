import { JSDOM, VirtualConsole } from 'jsdom'

/** What stands on lines of its own in every browser, in those for text too, which know of no block that came with HTML5. */
const blocks =
  'address, blockquote, body, br, caption, dd, div, dl, dt, h1, h2, h3, h4, h5, h6, hr, li, menu, ol, optgroup, option, p, ' +
  'pre, table, tbody, td, tfoot, th, thead, tr, ul'

/**
 * What may stand at a word without a space: a place to break it, the number of a note, a change, which says so itself, a sign
 * with words for ears.
 */
const joined = 'wbr, sup, ins, del, [data-heard]'

/** Two texts of a line, of which one ends where an element begins or ends. */
export interface Neighbours {
  before: string
  after: string
}

/** The texts that stand side by side without any style. What is hidden counts: text browsers do not know of it. */
export function neighbours(html: string): Neighbours[] {
  const { document } = new JSDOM(html, { virtualConsole: new VirtualConsole() }).window
  const found: Neighbours[] = []
  let before: string | undefined
  const read = (node: Node): void => {
    if (node.nodeType === node.TEXT_NODE) {
      const after = node.nodeValue ?? ''
      if (before !== undefined && node.previousSibling?.nodeType !== node.TEXT_NODE) found.push({ before, after })
      before = after
    }
    if (node.nodeType !== node.ELEMENT_NODE) return
    const element = node as Element
    if (element.matches('script, style, template')) return
    const parts = element.matches(`${blocks}, ${joined}`)
    if (parts) before = undefined
    for (const child of element.childNodes) read(child)
    if (parts) before = undefined
  }
  read(document.body)
  return found
}

const bracketsOpen = /[\s([{“‘]$/u
const goesOn = /^[\s.,;:!?%)\]}”’]/u

/** Words that would be read as one. */
export const glued = (html: string): string[] =>
  neighbours(html)
    .filter(({ before, after }) => !bracketsOpen.test(before) && !goesOn.test(after))
    .map(({ before, after }) => `${before.slice(-30)}|${after.slice(0, 30)}`)
