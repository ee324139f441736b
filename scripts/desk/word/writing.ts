import type { LossKind } from '../../../src/desk/loss-sentence.ts'
import type { WordChoices } from '../../../src/desk/requests/word.ts'
import type { Loss } from './lost.ts'
import type { WordMarkup } from './word-markup.ts'
import type { WordNumbers } from './word-numbers.ts'
import type { WordPart, WordParts } from './word-parts.ts'
import type { WordStyles } from './word-styles.ts'
import { allOf, wordsOf, type XmlElement } from './xml-tree.ts'

/** What is read before the text: what its parts are, and what they say of it. */
export interface WordKnown {
  parts: WordParts
  styles: WordStyles
  numbers: WordNumbers
  /** By kind and id: `footnote 2`. */
  notes: ReadonlyMap<string, { element: XmlElement; part: WordPart }>
  /** By the file in the document. */
  pictures: ReadonlyMap<string, Uint8Array>
}

/** A field that has begun: a link, the number of a page, a box to tick. */
export interface Field {
  code: string
  element: XmlElement
  inCode: boolean
}

const vanishing = { accepted: /^w:(?:del|moveFrom)$/, rejected: /^w:(?:ins|moveTo)$/ }

/** What is known while a document is written, from its first paragraph to its last note. */
export class Writing {
  readonly losses: Loss[] = []
  /** The pictures that are shown, by the address they have in the HTML. */
  readonly pictures = new Map<string, Uint8Array>()
  /** The notes that were called, in their order. */
  readonly notes: { label: number; element: XmlElement; part: WordPart }[] = []
  /** What stands in parts of their own and has no place in a text. */
  readonly lostParts: { kind: LossKind; id: string; part: WordPart; under: string }[] = []
  /** Lists whose numbers are told to have changed. */
  readonly toldLists = new Set<string>()
  part: WordPart
  fields: Field[] = []
  /** The last heading. */
  under = ''
  /** Whether the style of the paragraph hides its words. */
  isHidden = false
  /** Words whose paragraph goes on in the next one. */
  carried = ''
  /** What stands in boxes comes behind the paragraph they belong to. */
  behind: string[] = []

  constructor(
    readonly known: WordKnown,
    readonly choices: WordChoices,
    /** Writes elements that stand one below the other. */
    readonly blocks: (writing: Writing, elements: readonly XmlElement[]) => string,
    /** What others wrote beside the text. */
    readonly markup: WordMarkup,
  ) {
    this.part = known.parts.main
  }

  lose(kind: LossKind, words: string): void {
    this.losses.push({ kind, words, under: this.under })
  }

  losePart(kind: LossKind, id = ''): string {
    this.lostParts.push({ kind, id, part: this.part, under: this.under })
    return ''
  }

  loseFormula(element: XmlElement): string {
    this.lose('formulas', wordsOf(element))
    return ''
  }

  /** Whether an element is a change that takes away what it holds. */
  isGone({ name }: XmlElement): boolean {
    return vanishing[this.choices.changes ?? 'accepted'].test(name)
  }

  /** Notes a change that is still open, with its words. Returns what is left of what goes. */
  loseChange(element: XmlElement): string {
    const { changes = 'accepted' } = this.choices
    const words = wordsOf(element, this.isGone(element) ? undefined : vanishing[changes])
    if (words) this.lose(changes === 'accepted' ? 'changesAccepted' : 'changesRejected', words)
    if (words.trim()) this.markup.see(element, words)
    if (vanishing.accepted.test(element.name) && this.isGone(element)) this.markup.readGone(words)
    if (this.isGone(element)) this.seeComments(element)
    return ''
  }

  /** Comments on what goes stand where it was. */
  seeComments(element: XmlElement): void {
    for (const one of allOf(element, /^w:comment/)) this.markup.see(one, '')
  }

  /** Notes words that are hidden. Returns whether they are left out. */
  hides(words: string): boolean {
    const isLeft = this.choices.hidden !== 'taken'
    if (words.trim()) this.lose(isLeft ? 'hiddenLeft' : 'hiddenTaken', words)
    return isLeft
  }

  isInCode(): boolean {
    return this.fields.some(({ inCode }) => inCode)
  }

  /** Writes what has fields, boxes and open paragraphs of its own. */
  apart(elements: readonly XmlElement[]): string {
    const { fields, behind, carried } = this
    this.fields = []
    this.behind = []
    this.carried = ''
    const html = this.blocks(this, elements) + this.behind.join('')
    this.fields = fields
    this.behind = behind
    this.carried = carried
    return html
  }

  /** The first of several ways to write the same that says something. */
  chosen(ways: readonly XmlElement[], write: (way: XmlElement) => string): string {
    const written = () => this.losses.length + this.behind.length + this.lostParts.length
    for (const way of ways) {
      const before = written()
      const html = write(way)
      if (html || written() > before) return html
    }
    return ''
  }
}
