import { escapeHtml } from '../../../tools/escape-html.ts'
import { linkId } from './docx-parts.ts'
import { type Change, grouped, type Piece } from './pieces.ts'
import type { Token } from './text-blocks.ts'

/** What Word says of every change, which version they make, and where the site is that its links lead to. */
export interface Origin {
  author: string
  /** `terms-of-service/2026-01-01` */
  version: string
  /** `YYYY-MM-DD` */
  day: string
  /** Its address without a slash at the end. */
  site: string
}

/** Writes words as runs, and numbers what a document numbers: changes, notes and links. */
export class RunWriter {
  readonly notes: string[] = []
  readonly links: string[] = []
  readonly #origin: Origin
  readonly #target: (href: string) => string
  #ids = 0
  #minutes = 0

  /** @param target where a link leads: `#` and the name of a bookmark, or an address */
  constructor(origin: Origin, target: (href: string) => string) {
    this.#origin = origin
    this.#target = target
  }

  runs(pieces: readonly Piece[], stamp: string): string {
    return grouped(pieces, ({ move }) => move ?? '')
      .map((group) => {
        const [{ change, move }] = group as [Piece]
        const runs = this.#runs(group, stamp)
        return change && move ? this.range(change, move, stamp, runs) : runs
      })
      .join('')
  }

  /** What moved, under the name of the move. @param after what ends with it */
  range(change: Change, move: string, stamp: string, content: string, after = ''): string {
    const id = this.id()
    return `<w:${change}RangeStart ${id} w:name="${move}" ${stamp}/>${content}${after}<w:${change}RangeEnd ${id}/>`
  }

  #runs(pieces: readonly Piece[], stamp: string): string {
    const flat = pieces.flatMap(({ change, tokens }) => tokens.map((token) => ({ change, token })))
    return grouped(flat, ({ token }) => token.href ?? '')
      .map((group) => {
        const href = group[0]?.token.href
        const changed = grouped(group, ({ change }) => change ?? '').map((same) => this.#changed(same, stamp))
        return href ? this.#link(href, changed.join('')) : changed.join('')
      })
      .join('')
  }

  #changed(group: readonly { change?: Change | undefined; token: Token }[], stamp: string): string {
    const change = group[0]?.change
    const runs = grouped(group, ({ token }) => `${token.marks} ${token.note ? 'note' : ''}`)
      .flatMap((same) => (same[0]?.token.note ? same.map((one) => [one]) : [same]))
      .map((same) =>
        this.#run(
          same.map(({ token }) => token),
          change,
        ),
      )
      .join('')
    return change ? `<w:${change} ${this.id()} ${stamp}>${runs}</w:${change}>` : runs
  }

  #run(tokens: readonly Token[], change: Change | undefined): string {
    const [{ marks, href, note }] = tokens as [Token]
    if (note)
      return `<w:r><w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr><w:footnoteReference w:id="${this.#note(note)}"/></w:r>`
    const is = (mark: string, xml: string) => (marks.includes(mark) ? xml : '')
    const look = [
      href ? '<w:rStyle w:val="Hyperlink"/>' : '',
      is('code', '<w:rFonts w:ascii="Courier New" w:hAnsi="Courier New" w:cs="Courier New"/>'),
      is('strong', '<w:b/>'),
      is('em', '<w:i/>'),
      is('del', '<w:strike/>'),
      is('sup', '<w:vertAlign w:val="superscript"/>'),
    ].join('')
    const words = tokens.map(({ text }) => text).join('')
    return `<w:r>${look && `<w:rPr>${look}</w:rPr>`}${wordsXml(words, change === 'del' ? 'delText' : 't')}</w:r>`
  }

  #link(href: string, runs: string): string {
    const target = this.#target(href)
    if (target.startsWith('#')) return `<w:hyperlink w:anchor="${target.slice(1)}">${runs}</w:hyperlink>`
    const known = this.links.indexOf(target)
    const at = known === -1 ? this.links.push(target) - 1 : known
    return `<w:hyperlink r:id="${linkId(at)}">${runs}</w:hyperlink>`
  }

  #note(passages: readonly Token[][]): number {
    const at = this.notes.push('')
    const mark = '<w:r><w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr><w:footnoteRef/></w:r>'
    const blank = '<w:r><w:t xml:space="preserve"> </w:t></w:r>'
    const words = passages.map(
      (tokens, index) =>
        `<w:p><w:pPr><w:pStyle w:val="FootnoteText"/></w:pPr>${index === 0 ? mark + blank : ''}${this.runs([{ tokens }], '')}</w:p>`,
    )
    this.notes[at - 1] = `<w:footnote w:id="${at}">${words.join('')}</w:footnote>`
    return at
  }

  id(): string {
    this.#ids += 1
    return `w:id="${this.#ids}"`
  }

  /** LibreOffice makes one of two changes that touch, unless two minutes lie between them. */
  stamp(): string {
    this.#minutes = (this.#minutes + 3) % (24 * 60)
    const time = new Date(Date.parse(`${this.#origin.day}T00:00:00Z`) + this.#minutes * 60_000)
    return `w:author="${escapeHtml(this.#origin.author)}" w:date="${time.toISOString().slice(0, 19)}Z"`
  }
}

const signs: Record<string, string> = {
  '\n': '<w:br/>',
  '\t': '<w:tab/>',
  '\u00ad': '<w:softHyphen/>',
  '\u2011': '<w:noBreakHyphen/>',
}

function wordsXml(words: string, tag: 't' | 'delText'): string {
  return words
    .split(/([\n\t\u00ad\u2011])/)
    .map((part) => signs[part] ?? (part && `<w:${tag} xml:space="preserve">${escapeHtml(part)}</w:${tag}>`))
    .join('')
}
