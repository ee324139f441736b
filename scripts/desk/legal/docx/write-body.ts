import { wordRuns } from '../../../../src/lib/word-runs.ts'
import { type BlockChange, blockChanges, rowChanges } from './block-changes.ts'
import { indent } from './docx-parts.ts'
import {
  besideLinks,
  blockOf,
  type Change,
  changeOf,
  inPassages,
  isTable,
  type Piece,
  pairTaken,
  passageMarks,
} from './pieces.ts'
import { type Origin, RunWriter } from './run-writer.ts'
import type { Block, List, Passage, Token } from './text-blocks.ts'

/** The body of a document in which every change is tracked, with what it refers to. */
export interface WrittenBody {
  body: string
  notes: string[]
  lists: List[]
  links: string[]
}

/** Two texts as one document: its changes accepted are the later one, rejected the earlier one. */
export function writeBody(old: readonly Block[], now: readonly Block[], origin: Origin): WrittenBody {
  return new BodyWriter(origin).write(blockChanges(old, now))
}

class BodyWriter {
  readonly lists: List[] = []
  readonly #listIds = new Map<List, number>()
  readonly #names = new Map<string, string>()
  readonly #named = new Set<string>()
  readonly #origin: Origin
  readonly #words: RunWriter
  #passages = 0

  constructor(origin: Origin) {
    this.#origin = origin
    this.#words = new RunWriter(origin, (href) => this.#target(href))
  }

  write(changes: readonly BlockChange[]): WrittenBody {
    const isKept = ({ type }: BlockChange) => type === 'same'
    for (const change of [...changes.filter(isKept), ...changes]) this.#learn(change)
    const isPassage = (change: BlockChange) => isKept(change) && !isTable(blockOf(change))
    const kept = new Map(changes.filter(isPassage).map((change) => [change, this.#pieces(change)]))
    pairTaken(changes, kept)
    const marks = passageMarks(changes)
    const body = changes
      .map((change, at) => this.#gap(changes, at) + this.#block(change, kept.get(change), marks.get(change)))
      .join('')
    const { notes, links } = this.#words
    return { body: body + this.#gap(changes, changes.length), notes, lists: this.lists, links }
  }

  /** One list in both texts has one number; a section that is called otherwise is still the same. */
  #learn(change: BlockChange): void {
    const blocks = change.type === 'same' ? [change.now, change.old] : [blockOf(change)]
    const [first, second] = blocks.map((block) => (isTable(block) ? undefined : block))
    for (const passage of [first, second]) {
      if (passage?.list && !this.#listIds.has(passage.list)) {
        const known = first?.list && this.#listIds.get(first.list)
        this.#listIds.set(passage.list, known ?? this.lists.push(passage.list))
      }
      if (passage?.id) this.#name(passage.id, first?.id)
    }
  }

  /** The bookmark of a section. */
  #name(id: string, later = id): string {
    const known = this.#names.get(id)
    if (known) return known
    const name = later === id ? freeName(id, new Set(this.#names.values())) : this.#name(later)
    this.#names.set(id, name)
    return name
  }

  /** Between a table and what is deleted or inserted beside it, and at the end, LibreOffice needs a passage that stays. */
  #gap(changes: readonly BlockChange[], at: number): string {
    const [before, after] = [changes[at - 1], changes[at]]
    const isKept = before?.type === 'same' && !isTable(before.now)
    const isBehindTable = before && isTable(blockOf(before)) && before.type !== 'same' && after?.type !== 'same'
    const isNeeded = !after || isTable(blockOf(after)) || isBehindTable
    return isNeeded && !isKept ? '<w:p><w:pPr><w:pStyle w:val="Gap"/></w:pPr></w:p>' : ''
  }

  #block(change: BlockChange, kept: readonly Piece[] | undefined, mark: Change | undefined): string {
    const stamp = this.#words.stamp()
    const block = blockOf(change)
    if (isTable(block)) return this.#table(change, stamp)
    const move = change.type === 'same' ? undefined : change.move
    return inPassages(kept ?? this.#pieces(change), mark)
      .map(({ pieces, end }) => this.#passage(block, pieces, end, stamp, move))
      .join('')
  }

  #pieces(change: BlockChange): Piece[] {
    if (change.type !== 'same') return [{ change: changeOf(change), tokens: (blockOf(change) as Passage).tokens }]
    return this.#compared((change.old as Passage).tokens, (change.now as Passage).tokens)
  }

  #compared(old: readonly Token[], now: readonly Token[]): Piece[] {
    const keyed = (tokens: readonly Token[]) => tokens.map((token) => ({ text: this.#key(token), token }))
    const changes = { same: undefined, deleted: 'del', inserted: 'ins' } as const
    const runs = wordRuns(keyed(old), keyed(now))
    return besideLinks(
      runs.map(({ type, tokens }) => ({ change: changes[type], tokens: tokens.map(({ token }) => token) })),
    )
  }

  /** Words are the same when they say, look and lead the same. */
  #key({ text, marks, href, note }: Token): string {
    if (!marks.length && !href && !note) return text
    const more = JSON.stringify([marks, href && this.#target(href), note])
    this.#looks.set(more, this.#looks.get(more) ?? String.fromCharCode(0xe000 + this.#looks.size))
    return text + this.#looks.get(more)
  }
  readonly #looks = new Map<string, string>()

  #target(href: string): string {
    if (href.startsWith('#')) return `#${this.#name(decodeURIComponent(href.slice(1)))}`
    return href.startsWith('/') ? this.#origin.site + href : href
  }

  #passage(passage: Passage, pieces: readonly Piece[], mark: Change | undefined, stamp: string, move?: string): string {
    const { style, level, list, id } = passage
    const number = list
      ? `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${this.#listIds.get(list)}"/></w:numPr>`
      : ''
    const further = style === 'ListContinue' ? `<w:ind w:left="${indent(level)}"/>` : ''
    const named = style === 'Normal' ? '' : `<w:pStyle w:val="${style}"/>`
    const properties = this.#properties(named + number + further, mark, stamp)
    this.#passages += 1
    const names = [`p${this.#passages}_${style}_${level}`, ...(id ? [this.#name(id)] : [])]
    const content = this.#around(names, this.#words.runs(pieces, stamp))
    return this.#moved(`${properties}`, content, pieces[0]?.change, move, stamp)
  }

  #properties(own: string, mark: Change | undefined, stamp: string): string {
    const end = mark ? `<w:rPr><w:${mark} ${this.#words.id()} ${stamp}/></w:rPr>` : ''
    return own || end ? `<w:pPr>${own}${end}</w:pPr>` : ''
  }

  #moved(properties: string, content: string, change: Change | undefined, move: string | undefined, stamp: string) {
    if (!move) return `<w:p>${properties}${content}</w:p>`
    return `<w:p>${properties}${this.#words.range(change as Change, move, stamp, content, '</w:p>')}`
  }

  /** Bookmarks that stand around the words go with them. A section that moved has one place. */
  #around(names: readonly string[], content: string): string {
    const all = names.filter((name) => !this.#named.has(name)).map((name) => ({ name, id: this.#words.id() }))
    for (const { name } of all) this.#named.add(name)
    const starts = all.map(({ name, id }) => `<w:bookmarkStart ${id} w:name="${name}"/>`)
    const ends = all.toReversed().map(({ id }) => `<w:bookmarkEnd ${id}/>`)
    return starts.join('') + content + ends.join('')
  }

  #table(change: BlockChange, stamp: string): string {
    const rows = rowChanges(change)
    const columns = Math.max(...rows.map((row) => (row.type === 'deleted' ? row.old : row.now).cells.length))
    const width = Math.floor(9360 / columns)
    const grid = `<w:tblGrid>${`<w:gridCol w:w="${width}"/>`.repeat(columns)}</w:tblGrid>`
    const properties =
      '<w:tblPr><w:tblStyle w:val="TableGrid"/><w:tblW w:w="5000" w:type="pct"/><w:tblLook w:val="0020" w:firstRow="1" w:lastRow="0" w:firstColumn="0" w:lastColumn="0" w:noHBand="0" w:noVBand="0"/></w:tblPr>'
    const written = rows.map((row) => {
      const { head, cells } = row.type === 'deleted' ? row.old : row.now
      const mark = row.type === 'same' ? undefined : changeOf(row)
      const own = row.type === 'same' ? stamp : change.type === 'same' ? this.#words.stamp() : stamp
      const words = cells.map((cell, at): Piece[] =>
        row.type === 'same' ? this.#compared(row.old.cells[at] ?? [], cell) : [{ change: mark, tokens: cell }],
      )
      const style = head ? '<w:pStyle w:val="TableHeading"/>' : ''
      const filled = Array.from(
        { length: columns },
        (_, at) =>
          `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr><w:p>${this.#properties(style, mark, own)}${this.#words.runs(words[at] ?? [], own)}</w:p></w:tc>`,
      )
      const first = head ? '<w:tblHeader/>' : ''
      const tracked = mark ? `<w:${mark} ${this.#words.id()} ${own}/>` : ''
      return `<w:tr>${first || tracked ? `<w:trPr>${first}${tracked}</w:trPr>` : ''}${filled.join('')}</w:tr>`
    })
    return `<w:tbl>${properties}${grid}${written.join('')}</w:tbl>`
  }
}

/** Word wants a letter first, then letters, digits and lines, forty in all. */
function freeName(id: string, taken: ReadonlySet<string>): string {
  const name = `s_${id.replaceAll(/[^A-Za-z0-9]+/g, '_')}`.slice(0, 36)
  for (let at = 1; ; at += 1) {
    const free = at === 1 ? name : `${name}_${at}`
    if (!taken.has(free)) return free
  }
}
