import { startOf, unwrap } from './elements.ts'
import { numberIn } from './number-in.ts'

/** How HTML and CSS call the formats of numbers that Markdown has none like, and Word. */
const formats: Readonly<Record<string, string>> = {
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
  'lower-alpha': 'lowerLetter',
  'lower-latin': 'lowerLetter',
  'upper-alpha': 'upperLetter',
  'upper-latin': 'upperLetter',
  'lower-roman': 'lowerRoman',
  'upper-roman': 'upperRoman',
}

/** Items with letters or Roman numbers become paragraphs that begin with them: other passages speak of them. */
export function letteredLists(body: HTMLElement): void {
  for (const list of [...body.querySelectorAll('ol')].reverse()) {
    const items = [...list.children].filter((child) => child.tagName === 'LI')
    const styled = [list, ...items].map(
      (one) => /list-style(?:-type)?:\s*([\w-]+)/i.exec(one.getAttribute('style') ?? '')?.[1],
    )
    const format = formats[list.getAttribute('type') ?? styled.find(Boolean)?.toLowerCase() ?? '']
    if (!format) continue
    for (const [at, item] of items.entries()) {
      const nodes = [...item.childNodes]
      const lead = nodes.find(({ textContent }) => textContent?.trim())
      const first = lead?.nodeName === 'P' ? (lead as Element) : item.ownerDocument.createElement('p')
      if (first !== lead) {
        const end = nodes.findIndex(({ nodeName }) => /^(?:P|UL|OL|DIV|TABLE)$/.test(nodeName))
        first.append(...nodes.slice(0, end === -1 ? undefined : end))
        item.prepend(first)
      }
      first.prepend(`${numberIn(format, startOf(list) + at)}. `)
      unwrap(item)
    }
    unwrap(list)
  }
}
