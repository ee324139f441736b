import type { DOMWindow } from 'jsdom'
import type { Reader, Reading } from './readers.ts'

/** What may stand in the middle of a word. Any other element begins a word, and ends one. */
const withinWords = 'wbr, sup, sup *, ins, del, [data-heard]'

/** An element begins or ends here. */
const edge = '\uE000'
const noSpaceBefore = new RegExp(`${edge}+(?=[.,;:!?%)\\]}”’])`, 'gu')
const noSpaceAfter = new RegExp(`(?<=[([{“‘])${edge}+`, 'gu')

/** The place of an item in its list. */
const numberOf = (item: Element) => [...(item.parentElement as Element).children].indexOf(item) + 1

/** A page as one would write it down, from its HTML alone. */
function written(node: Node, writesSigns: boolean): string {
  if (node.nodeType === node.TEXT_NODE) return node.nodeValue ?? ''
  const element = node as HTMLElement
  if (node.nodeType !== node.ELEMENT_NODE || element.matches('script, style, template')) return ''
  const { HTMLSelectElement, HTMLImageElement } = element.ownerDocument.defaultView as unknown as DOMWindow
  let text = ''
  if (writesSigns && element instanceof HTMLImageElement) text = element.alt
  else if (writesSigns && element instanceof HTMLSelectElement) text = element.selectedOptions[0]?.text ?? ''
  else for (const child of element.childNodes) text += written(child, writesSigns)
  if (writesSigns && element.matches('ol > li')) text = `${numberOf(element)}. ${text}`
  return element.matches(withinWords) ? text : edge + text + edge
}

/** Signs of fields and brackets part words as spaces do; what has neither letter nor figure is drawn. */
const wordsIn = (text: string) => text.split(/[\s_()[\]*]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))

/** What is left of a list when each item of another one is taken out of it once. */
function without(items: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return items.filter((item) => {
    const place = left.indexOf(item)
    if (place !== -1) left.splice(place, 1)
    return place === -1
  })
}

const told = (what: string, items: string[]) =>
  items.length > 0 ? [`${what}: ${items.slice(0, 12).join(' ')}${items.length > 12 ? ' …' : ''}`] : []

/** Figures of a table that stand beside the same figure. */
const sameFigures = (document: Document) =>
  [...document.querySelectorAll('td + td')]
    .filter(({ previousElementSibling, textContent }) => textContent === previousElementSibling?.textContent)
    .map(({ textContent }) => textContent ?? '')

/** lynx leaves out the end of an address that leads to the top, and writes an address as one reads it. */
const asRead = (address: string) => decodeURIComponent(address).replace(/#$/, '')

function orderFaults(words: string[], read: string[]): string[] {
  const place = words.findIndex((word, number) => word !== read[number])
  return place === -1 ? [] : told('in another order', read.slice(place, place + 5))
}

/** What is wrong with a page as an engine gives it: words, figures, links, and what went wrong in its scripts. */
export function readingFaults(
  document: Document,
  { writesSigns, mixesCells }: Pick<Reader, 'writesSigns' | 'mixesCells'>,
  { text, links, problems = [] }: Reading,
): string[] {
  const page = written(document.body, writesSigns).replace(noSpaceBefore, '').replace(noSpaceAfter, '')
  const [words, read] = [wordsIn(page.replaceAll(edge, ' ')), wordsIn(text)]
  const others = [...told('missing', without(words, read)), ...told('not in the page', without(read, words))]
  const twice = read.filter((word, number) => word === read[number + 1] && /\p{N}/u.test(word))
  const leadTo = [...document.links].map(({ href }) => asRead(href))
  return [
    ...others,
    ...(others.length > 0 || mixesCells ? [] : orderFaults(words, read)),
    ...told('figures that stand twice', without(twice, sameFigures(document))),
    ...(links ? told('links that are missing', without(leadTo, links.map(asRead))) : []),
    ...problems,
  ]
}
