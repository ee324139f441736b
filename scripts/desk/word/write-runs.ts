import { hex } from 'dingbat-to-unicode'
import { escapeHtml } from '../../tools/escape-html.ts'
import { addressIn, fieldAddress, linked, writeField } from './word-fields.ts'
import { writeDrawing } from './write-drawing.ts'
import type { Writing } from './writing.ts'
import { childOf, elementsOf, isOn, textOf, valOf, wordsOf, type XmlElement } from './xml-tree.ts'

/** What stands in a line. */
export function writeRuns(writing: Writing, elements: readonly XmlElement[]): string {
  return elements.map((element) => writeSpan(writing, element)).join('')
}

const inside = (writing: Writing, element: XmlElement | undefined) =>
  element ? writeRuns(writing, elementsOf(element)) : ''

function writeSpan(writing: Writing, element: XmlElement): string {
  if (writing.isGone(element)) return writing.loseChange(element)
  switch (element.name) {
    case 'w:r':
      return writeRun(writing, element)
    case 'w:hyperlink':
      return linked(inside(writing, element), addressOf(writing, element))
    case 'w:fldSimple':
      return linked(inside(writing, element), addressIn(element.attrs['w:instr'] ?? ''))
    case 'w:sdt':
      return inside(writing, childOf(element, 'w:sdtContent'))
    case 'mc:AlternateContent':
      return writing.chosen(elementsOf(element), (way) => inside(writing, way))
    case 'w:p':
    case 'w:tbl':
      writing.behind.push(writing.apart([element]))
      return ''
    case 'w:commentRangeStart':
    case 'w:commentRangeEnd':
      writing.markup.see(element, '')
      return ''
    case 'w:subDoc':
      return writing.losePart('otherDocuments', element.attrs['r:id'])
    case 'm:oMath':
    case 'm:oMathPara':
      return writing.loseFormula(element)
    case 'w:ins':
    case 'w:moveTo':
      return writing.loseChange(element) + writing.markup.brought(() => inside(writing, element))
    case 'w:del':
    case 'w:moveFrom':
      return writing.loseChange(element) + inside(writing, element)
    default:
      return /Pr$/.test(element.name) ? '' : inside(writing, element)
  }
}

function addressOf({ part }: Writing, { attrs }: XmlElement): string | undefined {
  const target = part.targets.get(attrs['r:id'] ?? '')
  if (!target?.outside) return undefined
  return attrs['w:anchor'] ? `${target.at}#${attrs['w:anchor']}` : target.at
}

function writeRun(writing: Writing, run: XmlElement): string {
  const properties = childOf(run, 'w:rPr')
  const style = writing.known.styles.named(valOf(properties, 'w:rStyle'), 'run')
  const isHidden = (isOn(properties, 'w:vanish') ?? style.hidden ?? writing.isHidden) && !writing.isInCode()
  if (isHidden && !childOf(run, 'w:fldChar') && writing.hides(wordsOf(run))) return ''
  const looks = childOf(properties, 'w:rPrChange')
  if (looks) writing.markup.see(looks, wordsOf(run))
  const raised = valOf(properties, 'w:vertAlign') ?? style.raised
  const tags = [
    (isOn(properties, 'w:b') ?? style.bold) && 'strong',
    (isOn(properties, 'w:i') ?? style.italic) && 'em',
    (isOn(properties, 'w:strike') ?? isOn(properties, 'w:dstrike') ?? style.struck) && 's',
    raised === 'superscript' && 'sup',
    raised === 'subscript' && 'sub',
  ].filter((tag) => typeof tag === 'string')
  const wrap = (words: string) => {
    if (!words.trim()) return words
    const marked = tags.reduceRight((html, tag) => `<${tag}>${html}</${tag}>`, words)
    return linked(marked, fieldAddress(writing))
  }
  const font = childOf(properties, 'w:rFonts')?.attrs['w:ascii'] ?? ''
  let [html, words] = ['', '']
  let isOwnMark = false
  for (const child of elementsOf(run)) {
    const sign = writeSign(writing, child, font)
    if (sign !== undefined) {
      // The sign somebody chose for a note gives its place to a number.
      if (isOwnMark || writing.isInCode()) continue
      words += sign
      writing.markup.read(/^w:(?:t|delText)$/.test(child.name) ? textOf(child) : ' ')
      continue
    }
    html += wrap(words) + writeLeaf(writing, child)
    words = ''
    isOwnMark ||= /^(?:1|true|on)$/.test(child.attrs['w:customMarkFollows'] ?? '')
  }
  return html + wrap(words)
}

/** What is nothing but words. */
function writeSign(writing: Writing, child: XmlElement, font: string): string | undefined {
  switch (child.name) {
    case 'w:t':
    case 'w:delText':
      return escapeHtml(inKnownSigns(writing, textOf(child), font))
    case 'w:tab':
    case 'w:ptab':
      return '\t'
    case 'w:br':
    case 'w:cr':
      return '<br>'
    case 'w:noBreakHyphen':
      return '\u2011'
    case 'w:softHyphen':
      return '\u00ad'
    case 'w:sym':
      return writeSymbol(writing, child)
    default:
      return undefined
  }
}

function writeSymbol(writing: Writing, { attrs }: XmlElement): string {
  const [font, code] = [attrs['w:font'] ?? '', attrs['w:char'] ?? '']
  const sign = hex(font, code) ?? hex(font, code.replace(/^F0/i, ''))
  if (!sign) writing.lose('signs', font)
  return sign ? escapeHtml(sign.string) : ''
}

/** Fonts of signs keep theirs where no letters are. */
const inKnownSigns = (writing: Writing, text: string, font: string) =>
  text.replaceAll(/[\uf000-\uf0ff]/g, (sign) => {
    const code = (sign.charCodeAt(0) - 0xf000).toString(16)
    const known = hex(font, code) ?? hex('Symbol', code)
    if (!known) writing.lose('signs', font)
    return known?.string ?? ''
  })

/** What a run holds beside words. */
function writeLeaf(writing: Writing, child: XmlElement): string {
  switch (child.name) {
    case 'w:footnoteReference':
    case 'w:endnoteReference':
      return writeNoteMark(writing, child)
    case 'w:commentReference':
      writing.markup.see(child, '')
      return ''
    case 'w:fldChar':
      return writeField(writing, child)
    case 'w:instrText': {
      const field = writing.fields.at(-1)
      if (field) field.code += textOf(child)
      return ''
    }
    case 'w:drawing':
    case 'w:pict':
    case 'w:object':
    case 'mc:AlternateContent':
      return writeDrawing(writing, child)
    case 'w:ruby': {
      const above = inside(writing, childOf(child, 'w:rt'))
      return inside(writing, childOf(child, 'w:rubyBase')) + (above && ` (${above})`)
    }
    default:
      return /Pr$/.test(child.name) ? '' : inside(writing, child)
  }
}

function writeNoteMark({ known, notes }: Writing, { name, attrs }: XmlElement): string {
  const note = known.notes.get(`${name.slice(2, -'Reference'.length)} ${attrs['w:id']}`)
  if (!note) return ''
  const called = notes.find(({ element }) => element === note.element)
  const label = called?.label ?? notes.length + 1
  if (!called) notes.push({ label, ...note })
  return `<sup data-footnote-ref="${label}"></sup>`
}
