import { childOf, elementsOf, isOn, valOf, type XmlElement } from './xml-tree.ts'

/** What a style says that is more than looks. Each is that of the style it is based on where it says nothing. */
export interface WordStyle {
  name: string
  /** Of a heading, from 0 on. */
  outline?: number | undefined
  /** Its number, and the style that says which. */
  numId?: string | undefined
  level?: string | undefined
  numbered?: string | undefined
  bold?: boolean | undefined
  italic?: boolean | undefined
  struck?: boolean | undefined
  hidden?: boolean | undefined
  raised?: string | undefined
}

const none: WordStyle = { name: '' }

export class WordStyles {
  readonly #elements = new Map<string, XmlElement>()
  readonly #read = new Map<string, WordStyle>()
  readonly #normal: string

  constructor(root: XmlElement | undefined) {
    const styles = root ? elementsOf(root).filter(({ name }) => name === 'w:style') : []
    for (const style of styles) this.#elements.set(style.attrs['w:styleId'] ?? '', style)
    const isNormal = ({ attrs }: XmlElement) =>
      attrs['w:type'] === 'paragraph' && /^(?:1|true|on)$/.test(attrs['w:default'] ?? '')
    this.#normal = styles.find(isNormal)?.attrs['w:styleId'] ?? ''
  }

  /** The style a paragraph or a run names. */
  named(id: string | undefined, kind: 'paragraph' | 'run'): WordStyle {
    const wanted = id ?? (kind === 'paragraph' ? this.#normal : '')
    const known = this.#read.get(wanted)
    if (known) return known
    // A style that is based on itself ends here.
    this.#read.set(wanted, none)
    const style = this.#styleOf(wanted)
    this.#read.set(wanted, style)
    return style
  }

  #styleOf(id: string): WordStyle {
    const element = this.#elements.get(id)
    if (!element) return { name: '', outline: headingByName(id) }
    const base = valOf(element, 'w:basedOn')
    const above = base ? this.named(base, 'run') : none
    const [paragraph, run] = [childOf(element, 'w:pPr'), childOf(element, 'w:rPr')]
    const name = valOf(element, 'w:name') ?? ''
    const numId = valOf(paragraph, 'w:numPr', 'w:numId')
    const outline = valOf(paragraph, 'w:outlineLvl')
    return {
      name,
      outline: headingByName(name) ?? (outline === undefined ? above.outline : Number(outline)),
      numId: numId ?? above.numId,
      level: valOf(paragraph, 'w:numPr', 'w:ilvl') ?? above.level,
      numbered: childOf(paragraph, 'w:numPr') ? id : above.numbered,
      bold: isOn(run, 'w:b') ?? above.bold,
      italic: isOn(run, 'w:i') ?? above.italic,
      struck: isOn(run, 'w:strike') ?? above.struck,
      hidden: isOn(run, 'w:vanish') ?? above.hidden,
      raised: valOf(run, 'w:vertAlign') ?? above.raised,
    }
  }
}

/** Word names its headings in English in every language; a document without styles has their ids alone. */
function headingByName(name: string): number | undefined {
  const level = /^heading ?([1-9])$/i.exec(name)?.[1]
  return level === undefined ? undefined : Number(level) - 1
}
