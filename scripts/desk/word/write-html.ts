import type { WordChoices } from '../../../src/desk/requests/word.ts'
import { isClause } from '../../../src/desk/text/paste/is-clause.ts'
import { escapeHtml } from '../../tools/escape-html.ts'
import type { WordMarkup } from './word-markup.ts'
import type { WordNumber } from './word-numbers.ts'
import { writeRuns } from './write-runs.ts'
import { writeTable } from './write-table.ts'
import { type WordKnown, Writing } from './writing.ts'
import { childOf, elementsOf, plainOf, valOf, type XmlElement } from './xml-tree.ts'

/**
 * Writes a document of Word as HTML such as Word itself puts on the clipboard, so that a paste and a document become text
 * in the same way. What it does not know is read through; what has words and no place in a text is noted as lost.
 */
export function writeHtml(
  known: WordKnown,
  choices: WordChoices,
  markup: WordMarkup,
): { html: string; writing: Writing } {
  const writing = new Writing(known, choices, writeBlocks, markup)
  const body = childOf(known.parts.main.root, 'w:body')
  let html = body ? writeBlocks(writing, elementsOf(body)) : ''
  // A note may call another one.
  for (const { label, element, part } of writing.notes) {
    writing.part = part
    html += `<div data-footnote="${label}">${writing.apart(elementsOf(element))}</div>`
  }
  return { html, writing }
}

function writeBlocks(writing: Writing, elements: readonly XmlElement[]): string {
  const html = elements.map((element) => writeBlock(writing, element)).join('')
  const rest = writing.carried && `<p>${writing.carried}</p>`
  writing.carried = ''
  return (html + rest).replaceAll('</blockquote><blockquote>', '')
}

function writeBlock(writing: Writing, element: XmlElement): string {
  if (writing.isGone(element)) return writing.loseChange(element)
  const through = (around: XmlElement | undefined): string =>
    around
      ? elementsOf(around)
          .map((child) => writeBlock(writing, child))
          .join('')
      : ''
  switch (element.name) {
    case 'w:p':
      return writeParagraph(writing, element)
    case 'w:tbl':
      return writeTable(writing, element)
    case 'w:commentRangeStart':
    case 'w:commentRangeEnd':
      writing.markup.see(element, '')
      return ''
    case 'w:altChunk':
    case 'w:subDoc':
      return writing.losePart('otherDocuments', element.attrs['r:id'])
    case 'm:oMath':
    case 'm:oMathPara':
      return writing.loseFormula(element)
    case 'mc:AlternateContent':
      return writing.chosen(elementsOf(element), through)
    case 'w:sdt':
      return through(childOf(element, 'w:sdtContent'))
    default:
      return /Pr$/.test(element.name) ? '' : through(element)
  }
}

function writeParagraph(writing: Writing, element: XmlElement): string {
  const properties = childOf(element, 'w:pPr')
  const { behind: outer, isHidden } = writing
  writing.behind = []
  writing.isHidden = styleOf(writing, properties).hidden ?? false
  const goesOn = isGoingOn(writing, properties)
  // A number is counted before those of what stands in the paragraph.
  const number = goesOn ? undefined : numberOf(writing, properties)
  const words = writing.carried + writeRuns(writing, elementsOf(element))
  writing.carried = goesOn ? words : ''
  if (!goesOn) writing.markup.read('\n')
  const html = goesOn ? '' : signed(writing, written(writing, words, number, properties))
  const boxes = writing.behind.join('')
  writing.behind = outer
  writing.isHidden = isHidden
  return html + boxes
}

/** A passage with the sign of what others wrote beside it at its end. */
function signed({ markup }: Writing, html: string): string {
  const sign = markup.sign()
  return sign ? html.replace(/<\/(?:p|h\d)>/, (end) => sign + end) : html
}

/** Whether the next paragraph goes on in the same line: the end of this one is deleted, or it is a large first letter. */
export function isGoingOn(writing: Writing, properties: XmlElement | undefined): boolean {
  const mark = childOf(properties, 'w:rPr')
  const isDropped = /^(?:drop|margin)$/.test(childOf(properties, 'w:framePr')?.attrs['w:dropCap'] ?? '')
  return isDropped || (mark !== undefined && elementsOf(mark).some((change) => writing.isGone(change)))
}

/** The rank of a heading, from 0 on; 9 and more is none. */
export const outlineOf = (writing: Writing, properties: XmlElement | undefined) =>
  Number(valOf(properties, 'w:outlineLvl') ?? styleOf(writing, properties).outline ?? 9)

export const isTitle = (writing: Writing, properties: XmlElement | undefined) =>
  /^title$/i.test(styleOf(writing, properties).name)

const styleOf = ({ known }: Writing, properties: XmlElement | undefined) =>
  known.styles.named(valOf(properties, 'w:pStyle'), 'paragraph')

/** Counts a paragraph of a list. */
export function numberOf(writing: Writing, properties: XmlElement | undefined): WordNumber | undefined {
  const { numbers } = writing.known
  const style = styleOf(writing, properties)
  const own = childOf(properties, 'w:numPr')
  const list = valOf(own, 'w:numId') ?? style.numId
  if (list === undefined || list === '0') return undefined
  const level = valOf(own, 'w:ilvl') ?? numbers.levelOfStyle(list, style.numbered) ?? style.level ?? 0
  return numbers.next(list, Number(level))
}

function written(
  writing: Writing,
  words: string,
  number: WordNumber | undefined,
  properties: XmlElement | undefined,
): string {
  const outline = outlineOf(writing, properties)
  const plain = plainOf(words)
  const hasTitle = isTitle(writing, properties)
  if (plain && (hasTitle || (outline < 9 && !isClause(plain)))) {
    const sign = number && !number.bullet ? number.marker : ''
    writing.under = sign ? `${sign} ${plain}` : plain
    const level = hasTitle ? 1 : Math.min(6, outline + 1)
    return `<h${level}>${sign && `${escapeHtml(sign)} `}${words}</h${level}>`
  }
  if (number?.marker && words) return writeItem(writing, words, number)
  if (/^(?:intense )?quote$|^block text$/i.test(styleOf(writing, properties).name))
    return `<blockquote><p>${words}</p></blockquote>`
  return `<p>${words}</p>`
}

/** As Word puts the paragraphs of its lists on the clipboard. */
function writeItem(writing: Writing, words: string, { level, marker, list, otherSigns }: WordNumber): string {
  if (otherSigns && !writing.toldLists.has(list)) {
    writing.toldLists.add(list)
    writing.lose('numbers', plainOf(words))
  }
  const sign = `<span style="mso-list:Ignore">${escapeHtml(marker)} </span>`
  return `<p style="mso-list:l${list} level${level} lfo1">${sign}${words}</p>`
}
