import { isClause } from './is-clause.ts'

/**
 * Word writes a list as paragraphs that say in a style which level they belong to. Makes lists of them. A number that
 * Markdown has none like, such as “(a)” or “Section 1.1”, begins its paragraph as words: other passages speak of it.
 * Returns the first words of each list whose numbers are written in another way than in its document, such as “1)”.
 */
export function listsFromWord(body: HTMLElement): string[] {
  typedBullets(body)
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) numberedHeading(heading)
  const rewritten = new Map<string, string>()
  let open: OpenList[] = []
  let last: Element | null = null
  for (const paragraph of body.querySelectorAll('p')) {
    const [, id = '', digit] = /mso-list:([^;"]*)\blevel(\d)/i.exec(paragraph.getAttribute('style') ?? '') ?? []
    const level = Number(digit)
    if (!level) continue
    if (!last || paragraph.previousElementSibling !== last) open = []
    const marker = readMarker(paragraph)
    if ('number' in marker && marker.sign !== `${marker.number}.` && !rewritten.has(`${id}${level}`))
      rewritten.set(`${id}${level}`, `${marker.sign} ${paragraph.textContent}`)
    const same = open.find((one) => one.level === level)
    open = open.filter((one) => one.level < level)
    const around = open.at(-1)?.list.lastElementChild
    if ('words' in marker) {
      paragraph.prepend(`${marker.words} `)
      paragraph.removeAttribute('style')
      if (around) around.append(paragraph)
      else last = paragraph
      continue
    }
    const list = same && goesOn(same.list, marker) ? same.list : newList(paragraph, marker)
    if (list !== same?.list && around) around.append(list)
    else if (list !== same?.list) paragraph.before(list)
    open.push({ level, list })
    const item = paragraph.ownerDocument.createElement('li')
    list.append(item)
    item.append(...paragraph.childNodes)
    paragraph.remove()
    if (!around) last = list
  }
  return [...rewritten.values()]
}

/** The number of a heading stays with its words; what is no heading, whatever it looks like, is an item. */
function numberedHeading(heading: Element) {
  const style = heading.getAttribute('style') ?? ''
  if (!/mso-list:[^;"]*\blevel\d/i.test(style)) return
  const sign = signOf(heading)
  if (isClause((heading.textContent ?? '').trim().slice(sign.length))) {
    const clause = heading.ownerDocument.createElement('p')
    clause.setAttribute('style', style)
    clause.append(...heading.childNodes)
    heading.replaceWith(clause)
    return
  }
  const marker = readMarker(heading)
  if (!('list' in marker && marker.list === 'ul')) heading.prepend(`${sign} `)
}

/** Somebody typed the sign of an item as the first letter of its paragraph. */
function typedBullets(body: HTMLElement) {
  for (const paragraph of body.querySelectorAll('p:not([style*="mso-list"])')) {
    const first = paragraph.ownerDocument.createTreeWalker(paragraph, 4).nextNode()
    const typed = /^\s*[·•▪◦●○‣∙➢\uf0b7][\s\u00a0]+/.exec(first?.textContent ?? '')
    // A cell of a table is one line of words.
    if (!first || !typed || paragraph.closest('table') || paragraph.textContent?.trim() === typed[0].trim()) continue
    first.textContent = first.textContent?.slice(typed[0].length) ?? ''
    paragraph.setAttribute('style', 'mso-list:l0 level1 lfo0')
  }
}

interface OpenList {
  level: number
  list: HTMLElement
}

/** The sign of an item: a bullet, a number in digits, or words. */
type Marker = { list: 'ol'; number: number; sign: string } | { list: 'ul' } | { words: string }

function newList(paragraph: Element, marker: Exclude<Marker, { words: string }>): HTMLElement {
  const list = paragraph.ownerDocument.createElement(marker.list)
  if ('number' in marker) list.setAttribute('start', String(marker.number))
  return list
}

const markersIn = (paragraph: Element) =>
  [...paragraph.querySelectorAll('span')].filter((span) => /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''))

const signOf = (paragraph: Element) =>
  markersIn(paragraph)
    .map(({ textContent }) => textContent)
    .join('')
    .trim()

/** The sign Word wrote before an item, taken away. */
function readMarker(paragraph: Element): Marker {
  const sign = signOf(paragraph)
  for (const marker of markersIn(paragraph)) marker.remove()
  const number = /^(\d{1,9})[.)]?$/.exec(sign)?.[1]
  if (number) return { list: 'ol', number: Number(number), sign }
  return isBullet(sign) ? { list: 'ul' } : { words: sign }
}

/** These letters alone are bullets in fonts of signs. */
const isBullet = (sign: string) => !/[\p{L}\p{N}]/u.test(sign) || /^[lnoquvàØüß]$/.test(sign)

/** Whether an item belongs to the list before it: numbers say where another one begins. */
function goesOn(list: HTMLElement, marker: Exclude<Marker, { words: string }>): boolean {
  if (list.tagName.toLowerCase() !== marker.list) return false
  return !('number' in marker) || marker.number === Number(list.getAttribute('start') ?? 1) + list.children.length
}
