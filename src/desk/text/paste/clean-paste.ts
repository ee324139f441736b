import { DOMParser, type Slice } from 'prosemirror-model'
import { lossSentence } from '../../loss-sentence.ts'
import { richWords } from '../../rich-words.ts'
import { bodySchema } from '../model/body-schema.ts'
import { renamed, startOf, unwrap, wrapContent } from './elements.ts'
import { evenTables } from './even-tables.ts'
import { letteredLists } from './lettered-lists.ts'
import { linkedNotes } from './linked-notes.ts'
import { raisedSigns } from './raised-signs.ts'
import { listsFromWord } from './word-lists.ts'

/** What was pasted, as a piece of a body. */
export interface Pasted {
  slice: Slice
  /** What could not be kept, in sentences. */
  left: string[]
}

/**
 * What was pasted from Word, Google Docs or mail as a piece of a body: headings, lists, links, tables, footnotes, bold and italic.
 * Everything that is only looks, and addresses that follow the reader, stay behind.
 *
 * @param html as the clipboard has it.
 * @param parse makes a document of HTML without running anything of it (`DOMParser` of the browser).
 */
export function cleanPaste(html: string, parse: (html: string) => Document): Pasted {
  const { body } = parse(html.replace(/<!--\[if[\s\S]*?<!\[endif\]-->/g, ''))
  const pictures = [...body.querySelectorAll('img, svg[role="img"]')].filter(isSeen).length
  const hidden = [
    ...body.querySelectorAll('[style*="display:none" i], [style*="display: none" i], [style*="mso-hide:all" i]'),
  ]
  const unseen = hidden.map(({ textContent }) => textContent?.trim()).filter(Boolean)
  for (const element of hidden) element.remove()
  const played = body.querySelector('audio, embed, iframe, object, video')
  for (const element of body.querySelectorAll(`style, script, meta, link, title, xml, del[cite], ${notWords}`))
    element.remove()
  const comments = [...body.querySelectorAll('[style*="mso-element:comment"]:not([style*="comment-list"])')]
  // Each begins with the initials of who wrote it.
  const remarks = comments.map(({ textContent }) => textContent?.replace(/^\s*\[\w+\]/, ''))
  for (const element of body.querySelectorAll('[style*="mso-element:comment-list"], .MsoCommentReference'))
    element.remove()
  linkedNotes(body)
  withoutEmpty(body)
  const onTheLine = raisedSigns(body)
  const isMerged = evenTables(body)
  const dotted = listsFromWord(body)
  const lowered = ranksOf(body)
  const left = [
    unseen.length > 0 && lossSentence('hidden', unseen),
    pictures > 0 && richWords.pasted.pictures(pictures),
    remarks.length > 0 && lossSentence('comments', remarks),
    played && richWords.pasted.played,
    isMerged && richWords.pasted.merged,
    onTheLine.length > 0 && lossSentence('onTheLine', onTheLine),
    dotted.length > 0 && lossSentence('dottedNumbers', dotted),
    lowered.length > 0 && lossSentence('ranks', lowered),
  ]
  for (const item of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) intoItemBefore(item)
  letteredLists(body)
  marksFromStyles(body)
  flatten(body)
  for (const line of body.querySelectorAll('br')) if (isAlone(line)) line.remove()
  for (const link of body.querySelectorAll('a')) cleanLink(link)
  for (const list of body.querySelectorAll<HTMLElement>('ol + ol')) apart(list)
  for (const quote of body.querySelectorAll('blockquote')) if (isVoid(quote)) quote.remove()
  // An empty item keeps its number.
  for (const item of body.querySelectorAll('li')) if (isVoid(item)) item.append(body.ownerDocument.createElement('p'))
  const slice = DOMParser.fromSchema(bodySchema).parseSlice(body)
  return { slice, left: left.filter((sentence) => typeof sentence === 'string') }
}

/**
 * A text begins with the rank below its title: where one of the first rank stands, all go down by one, so that no heading
 * becomes the equal of what it stands under. Returns the words of those that do, because there is no rank below the third.
 */
function ranksOf(body: HTMLElement): string[] {
  const shift = body.querySelector('h1') ? 1 : 0
  const lowered: string[] = []
  for (const heading of [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')]) {
    const level = Number(heading.tagName.slice(1)) + shift
    if (level > 4) lowered.push(heading.textContent ?? '')
    renamed(heading, `h${Math.min(4, level)}`)
  }
  return lowered
}

const notWords = 'audio, canvas, embed, iframe, img, object, svg, video'

/** Notes whose words somebody deleted go with their marks, and paragraphs without anything go. */
function withoutEmpty(body: HTMLElement) {
  const isEmpty = (element: Element) => !element.textContent?.trim() && !element.querySelector('[data-footnote-ref]')
  for (const note of body.querySelectorAll<HTMLElement>('[data-footnote]')) {
    if (!isEmpty(note)) continue
    for (const mark of body.querySelectorAll<HTMLElement>('[data-footnote-ref]'))
      if (mark.dataset.footnoteRef === note.dataset.footnote) mark.remove()
    note.remove()
  }
  for (const paragraph of body.querySelectorAll('p')) if (isEmpty(paragraph)) paragraph.remove()
}

/** Not one of the pictures of one pixel that tell who read a mail. */
function isSeen(picture: Element): boolean {
  return !['width', 'height'].some((side) => /^[01]$/.test(picture.getAttribute(side) ?? ''))
}

/** Google Docs and mail say in a style what is bold or struck, and wrap the whole in a `b` that is not. */
function marksFromStyles(body: HTMLElement) {
  for (const element of body.querySelectorAll<HTMLElement>('b, strong, i, em, span')) {
    const style = element.getAttribute('style') ?? ''
    const weight = /(?<!-)font-weight:\s*(\w+)/i.exec(style)?.[1]
    const bold = weight && (/^bold/i.test(weight) || Number(weight) >= 600)
    if (/^(?:B|STRONG)$/.test(element.tagName) && weight && !bold) unwrap(element)
    else if (element.tagName === 'SPAN' && !element.closest('h1, h2, h3, h4, h5, h6, th')) {
      if (bold) wrapContent(element, 'strong')
      if (/(?<!-)font-style:\s*italic/i.test(style)) wrapContent(element, 'em')
      if (/(?<!-)text-decoration[-\w]*:[^;]*\bline-through\b/i.test(style)) wrapContent(element, 'del')
    }
  }
}

/** Headings are bold already, and elements that only carry a style say nothing. */
function flatten(body: HTMLElement) {
  const useless =
    'h1 b, h1 strong, h2 b, h2 strong, h3 b, h3 strong, h4 b, h4 strong, th b, th strong, span, font, u, center'
  for (const element of body.querySelectorAll(useless)) unwrap(element)
  // Footnotes and blocks say in data what they are.
  for (const element of body.querySelectorAll('*:not([data-footnote], [data-footnote-ref], [data-block])'))
    for (const { name } of [...element.attributes])
      if (!/^(?:href|start|data-sign)$/.test(name)) element.removeAttribute(name)
}

const following = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|_hsenc|_hsmi|mkt_tok)$/i

/** Links lead where they say: without detours over another service and without what tells who follows them. */
function cleanLink(link: Element) {
  const address = withoutDetour((link.getAttribute('href') ?? '').replace(/^www\./i, 'https://$&'))
  if (address?.protocol === 'http:') address.protocol = 'https:'
  if (!address || !/^(?:https:|mailto:|tel:)/.test(address.protocol)) {
    unwrap(link)
    return
  }
  for (const name of [...address.searchParams.keys()]) if (following.test(name)) address.searchParams.delete(name)
  link.setAttribute('href', address.href.replace(/\?$/, ''))
}

function withoutDetour(written: string): URL | undefined {
  if (!URL.canParse(written)) return undefined
  const address = new URL(written)
  const isDetour =
    (/(?:^|\.)google\.[a-z.]+$/.test(address.hostname) && address.pathname === '/url') ||
    address.hostname.endsWith('.safelinks.protection.outlook.com')
  const target = isDetour ? (address.searchParams.get('q') ?? address.searchParams.get('url')) : null
  return target ? withoutDetour(target) : address
}

/** Whether a line break stands between paragraphs instead of in one. */
function isAlone({ previousSibling, nextSibling }: Element): boolean {
  const isWords = (node: ChildNode | null) =>
    node !== null && !/^(?:P|UL|OL|TABLE|H\d|DIV|BLOCKQUOTE|BR)$/.test(node.nodeName) && node.textContent?.trim() !== ''
  return !isWords(previousSibling) && !isWords(nextSibling)
}

const isVoid = (element: Element) => element.childElementCount === 0 && !element.textContent?.trim()

/** Markdown makes one list of two neighbours, unless the numbers of one end in another sign. */
function apart(list: HTMLElement) {
  const before = list.previousElementSibling as HTMLElement
  const goesOn = startOf(list) === startOf(before) + before.children.length
  if (goesOn === (before.dataset.sign === ')')) list.dataset.sign = ')'
}

/**
 * Google Docs and LibreOffice put a list inside a list instead of inside an item, LibreOffice also where the items before
 * it are a list of their own.
 */
function intoItemBefore(list: Element) {
  const outer = list.parentElement as Element
  const before = list.previousElementSibling ?? outer.previousElementSibling?.lastElementChild
  if (before?.tagName === 'LI') before.append(list)
  else outer.before(list)
  if (!outer.childElementCount) outer.remove()
}
