import { wordRuns } from '../../../../src/lib/word-runs.ts'
import { escapeHtml } from '../../../tools/escape-html.ts'
import { type BlockChange, blockChanges, isOfKind, passageEnd, rowChanges } from './block-changes.ts'
import { indent, linkId } from './docx-parts.ts'
import type { Block, List, Passage, Row, Token } from './text-blocks.ts'

/** What became of words. */
type Change = 'ins' | 'del' | 'moveTo' | 'moveFrom'

/** Words to which the same happened. */
interface Piece {
  change?: Change | undefined
  tokens: readonly Token[]
}

/** What Word says of every change, and where the site is that its links lead to. */
export interface Origin {
  author: string
  /** `YYYY-MM-DD` */
  day: string
  /** Its address without a slash at the end. */
  site: string
}

/** The body of a document in which every change is tracked, with what it refers to. */
export interface WrittenBody {
  body: string
  notes: string[]
  lists: List[]
  links: string[]
}

type Table = Extract<Block, { rows: Row[] }>
const isTable = (block: Block): block is Table => 'rows' in block
const blockOf = (change: BlockChange) => (change.type === 'deleted' ? change.old : change.now)

/** Two texts as one document: its changes accepted are the later one, rejected the earlier one. */
export function writeBody(old: readonly Block[], now: readonly Block[], origin: Origin): WrittenBody {
  return new BodyWriter(origin).write(blockChanges(old, now))
}

class BodyWriter {
  readonly notes: string[] = []
  readonly lists: List[] = []
  readonly links: string[] = []
  readonly #listIds = new Map<List, number>()
  readonly #names = new Map<string, string>()
  readonly #named = new Set<string>()
  readonly #origin: Origin
  #ids = 0
  #minutes = 0
  #passages = 0

  constructor(origin: Origin) {
    this.#origin = origin
  }

  write(changes: readonly BlockChange[]): WrittenBody {
    const isKept = ({ type }: BlockChange) => type === 'same'
    for (const change of [...changes.filter(isKept), ...changes]) this.#learn(change)
    const marks = passageMarks(changes)
    const body = changes.map((change, at) => this.#gap(changes, at) + this.#block(change, marks.get(change))).join('')
    const { notes, lists, links } = this
    return { body: body + this.#gap(changes, changes.length), notes, lists, links }
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

  #block(change: BlockChange, mark: Change | undefined): string {
    const stamp = this.#stamp()
    const block = blockOf(change)
    if (isTable(block)) return this.#table(change, stamp)
    const move = change.type === 'same' ? undefined : change.move
    return inPassages(this.#pieces(change), mark)
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
    const content = this.#around(names, this.#runs(pieces, stamp))
    return this.#moved(`${properties}`, content, pieces[0]?.change, move, stamp)
  }

  #properties(own: string, mark: Change | undefined, stamp: string): string {
    const end = mark ? `<w:rPr><w:${mark} ${this.#id()} ${stamp}/></w:rPr>` : ''
    return own || end ? `<w:pPr>${own}${end}</w:pPr>` : ''
  }

  #moved(properties: string, content: string, change: Change | undefined, move: string | undefined, stamp: string) {
    if (!move) return `<w:p>${properties}${content}</w:p>`
    const id = this.#id()
    const start = `<w:${change}RangeStart ${id} w:name="${move}" ${stamp}/>`
    return `<w:p>${properties}${start}${content}</w:p><w:${change}RangeEnd ${id}/>`
  }

  /** Bookmarks that stand around the words go with them. A section that moved has one place. */
  #around(names: readonly string[], content: string): string {
    const all = names.filter((name) => !this.#named.has(name)).map((name) => ({ name, id: this.#id() }))
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
      const own = row.type === 'same' ? stamp : change.type === 'same' ? this.#stamp() : stamp
      const words = cells.map((cell, at): Piece[] =>
        row.type === 'same' ? this.#compared(row.old.cells[at] ?? [], cell) : [{ change: mark, tokens: cell }],
      )
      const style = head ? '<w:pStyle w:val="TableHeading"/>' : ''
      const filled = Array.from(
        { length: columns },
        (_, at) =>
          `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr><w:p>${this.#properties(style, mark, own)}${this.#runs(words[at] ?? [], own)}</w:p></w:tc>`,
      )
      const first = head ? '<w:tblHeader/>' : ''
      const tracked = mark ? `<w:${mark} ${this.#id()} ${own}/>` : ''
      return `<w:tr>${first || tracked ? `<w:trPr>${first}${tracked}</w:trPr>` : ''}${filled.join('')}</w:tr>`
    })
    return `<w:tbl>${properties}${grid}${written.join('')}</w:tbl>`
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
    return change ? `<w:${change} ${this.#id()} ${stamp}>${runs}</w:${change}>` : runs
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
        `<w:p><w:pPr><w:pStyle w:val="FootnoteText"/></w:pPr>${index === 0 ? mark + blank : ''}${this.#runs([{ tokens }], '')}</w:p>`,
    )
    this.notes[at - 1] = `<w:footnote w:id="${at}">${words.join('')}</w:footnote>`
    return at
  }

  #id(): string {
    this.#ids += 1
    return `w:id="${this.#ids}"`
  }

  /** LibreOffice makes one of two changes that touch, unless two minutes lie between them. */
  #stamp(): string {
    this.#minutes = (this.#minutes + 3) % (24 * 60)
    const time = new Date(Date.parse(`${this.#origin.day}T00:00:00Z`) + this.#minutes * 60_000)
    return `w:author="${escapeHtml(this.#origin.author)}" w:date="${time.toISOString().slice(0, 19)}Z"`
  }
}

function changeOf({ type, move }: { type: 'deleted' | 'inserted'; move?: string }): Change {
  if (type === 'inserted') return move ? 'moveTo' : 'ins'
  return move ? 'moveFrom' : 'del'
}

/**
 * What becomes of the end of each passage. A passage with a note is left empty by LibreOffice where its own end goes with
 * it: then it is that of the one before, if they are of one kind.
 */
function passageMarks(changes: readonly BlockChange[]): Map<BlockChange, Change | undefined> {
  const marks = new Map<BlockChange, Change | undefined>()
  for (const change of changes) {
    const block = blockOf(change)
    if (change.type !== 'same' && !isTable(block)) marks.set(change, changeOf(change))
  }
  changes.forEach((kept, at) => {
    const passage = blockOf(kept)
    if (kept.type !== 'same' || isTable(passage)) return
    const run = runBehind(changes, at, passage)
    if (!run.some((change) => (blockOf(change) as Passage).tokens.some(({ note }) => note))) return
    const [first] = run as [BlockChange]
    marks.set(kept, marks.get(first))
    marks.set(run.at(-1) as BlockChange, undefined)
  })
  return marks
}

/** The passages behind one that all went or all came, and differ from it in nothing but their words. */
function runBehind(changes: readonly BlockChange[], at: number, kept: Passage): BlockChange[] {
  const first = changes[at + 1]
  const end = changes.findIndex((change, index) => {
    const block = blockOf(change)
    const isLike = !isTable(block) && isOfKind(block, kept) && change.type !== 'same' && !change.move
    return index > at && !(isLike && change.type === first?.type)
  })
  return changes.slice(at + 1, end === -1 ? undefined : end)
}

/**
 * A link that went, directly before one that came: LibreOffice saves the old address, unless a letter that leads nowhere
 * stands behind each.
 */
function besideLinks(pieces: readonly Piece[]): Piece[] {
  const apart = pieces.map(({ change, tokens }) => ({ change, tokens: [...tokens] }))
  apart.forEach((deleted, at) => {
    const [inserted, kept] = [apart[at + 1], apart[at + 2]]
    const isLinks = deleted.change === 'del' && inserted?.change === 'ins' && deleted.tokens.at(-1)?.href
    const next = kept?.tokens[0]
    if (!isLinks || !inserted?.tokens[0]?.href || !next || next.href || next.note) return
    kept.tokens.shift()
    deleted.tokens.push(next)
    inserted.tokens.push(next)
  })
  return apart.filter(({ tokens }) => tokens.length > 0)
}

/** The passages that these words are, each with what became of its end. */
function inPassages(all: readonly Piece[], last: Change | undefined) {
  const passages: { pieces: Piece[]; end: Change | undefined }[] = [{ pieces: [], end: last }]
  for (const { change, tokens } of all)
    for (const group of grouped(tokens, (token) => String(token === passageEnd))) {
      const open = passages.at(-1) as (typeof passages)[number]
      if (group[0] !== passageEnd) open.pieces.push({ change, tokens: group })
      else {
        open.end = change
        passages.push({ pieces: [], end: last })
      }
    }
  return passages
}

/** Neighbours with the same key. */
function grouped<Item>(items: readonly Item[], key: (item: Item) => string): Item[][] {
  const groups: Item[][] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && key(last[0] as Item) === key(item)) last.push(item)
    else groups.push([item])
  }
  return groups
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

/** Word wants a letter first, then letters, digits and lines, forty in all. */
function freeName(id: string, taken: ReadonlySet<string>): string {
  const name = `s_${id.replaceAll(/[^A-Za-z0-9]+/g, '_')}`.slice(0, 36)
  for (let at = 1; ; at += 1) {
    const free = at === 1 ? name : `${name}_${at}`
    if (!taken.has(free)) return free
  }
}
