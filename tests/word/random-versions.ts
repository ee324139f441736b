import type { Tree, TreeElement, TreeNode } from '#src/body/tree.ts'

/** Words of one look, a line break or the mark of a note. */
interface Span {
  text: string
  look?: 'strong' | 'em' | 'del' | undefined
  href?: string | undefined
  note?: string | undefined
}
interface List {
  kind: 'ul' | 'ol'
  items: Item[]
}
interface Item {
  spans: Span[]
  below?: List
}
type Part =
  | { kind: 'h2' | 'h3' | 'h4'; spans: Span[] }
  | { kind: 'p' | 'blockquote'; spans: Span[] }
  | List
  | { kind: 'table'; rows: Span[][][] }

const vocabulary =
  'the Client pays each invoice within days of its date unless parties agree otherwise in writing and neither party limits liability for fraud or any loss that law does not allow to exclude such notice is given by letter mail fees data service term order site rights claim cost court breach delay'.split(
    ' ',
  )
const addresses = [
  '/privacy-policy',
  '#fees',
  'https://law.example/act?a=1&b=2',
  'mailto:office@firm.example',
  '/terms',
]

/** Makes pairs of versions of a text; the same seed makes the same pair. */
export class RandomVersions {
  #state: number

  constructor(seed: number) {
    this.#state = seed * 2654435761 + 12345
  }

  /** The earlier and the later text. */
  pair(): { old: Tree; now: Tree } {
    const parts = Array.from({ length: 6 + this.#below(7) }, () => this.#part())
    const old = this.#tree(parts)
    const edited = structuredClone(parts)
    const edits = 1 + this.#below(6)
    for (let edit = 0; edit < edits; edit += 1) this.#edit(edited)
    return { old, now: this.#tree(edited) }
  }

  /** Yes or no. */
  chance(): boolean {
    return this.#below(2) === 0
  }

  /** From 0 up to one less. */
  #below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * limit)
  }

  #of<Choice>(choices: readonly Choice[]): Choice {
    return choices[this.#below(choices.length)] as Choice
  }

  #words(least = 4, more = 12): string {
    const count = least + this.#below(more)
    return Array.from({ length: count }, () => this.#of(vocabulary)).join(' ')
  }

  #sentence(): string {
    const words = this.#words()
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
  }

  #spans(): Span[] {
    const spans: Span[] = [{ text: this.#sentence() }]
    for (let more = this.#below(3); more > 0; more -= 1)
      spans.push({ text: ' ' }, ...this.#special(), { text: ` ${this.#sentence()}` })
    if (this.#below(6) === 0) spans.push(this.#note())
    return spans
  }

  #special(): Span[] {
    const words = this.#words(1, 3)
    switch (this.#below(8)) {
      case 0:
        return [{ text: words, href: this.#of(addresses) }]
      case 1:
        return [{ text: words, look: this.#of(['strong', 'em', 'del'] as const) }]
      case 2:
        return [{ text: words }, this.#note()]
      case 3:
        return [{ text: `${words},` }, { text: '\n' }, { text: this.#words(1, 3) }]
      case 4:
        return [{ text: `non\u2011exclusive co\u00adoperation ${words}` }]
      default:
        return [{ text: words }]
    }
  }

  #note = (): Span => ({ text: '', note: this.#sentence() })
  #heading = (): Part => ({ kind: this.#of(['h2', 'h2', 'h3', 'h4'] as const), spans: [{ text: this.#words(1, 4) }] })
  #row = (columns: number): Span[][] =>
    Array.from({ length: columns }, () => (this.#below(8) === 0 ? [] : [{ text: this.#words(1, 5) }]))

  #list(deep = true): List {
    const items = Array.from({ length: 1 + this.#below(4) }, (): Item => {
      const isDeep = deep && this.#below(5) === 0
      return { spans: this.#spans(), ...(isDeep && { below: this.#list(false) }) }
    })
    return { kind: this.#of(['ul', 'ol'] as const), items }
  }

  #part(): Part {
    switch (this.#below(8)) {
      case 0:
      case 1:
        return this.#heading()
      case 2:
      case 3:
        return this.#list()
      case 4: {
        const columns = 2 + this.#below(2)
        return { kind: 'table', rows: Array.from({ length: 2 + this.#below(3) }, () => this.#row(columns)) }
      }
      case 5:
        return { kind: this.#of(['p', 'p', 'blockquote'] as const), spans: this.#spans() }
      default:
        return { kind: 'p', spans: this.#spans() }
    }
  }

  #edit(parts: Part[]): void {
    const at = this.#below(parts.length)
    const part = parts[at]
    switch (this.#below(14)) {
      case 0:
        parts.splice(this.#below(parts.length + 1), 0, this.#part())
        return
      case 1:
        parts.splice(this.#below(parts.length + 1), 0, this.#heading(), { kind: 'p', spans: this.#spans() })
        return
      case 2:
        if (parts.length > 3) parts.splice(at, 1 + this.#below(2))
        return
      case 3:
        parts.splice(this.#below(parts.length), 0, ...parts.splice(at, 1 + this.#below(2)))
        return
      case 4:
        if (part?.kind === 'p') this.#split(parts, at)
        return
      case 5:
        this.#join(parts)
        return
      case 6:
        this.#otherKind(parts, at)
        return
      case 7:
      case 8:
        if (part && 'items' in part) this.#editItems(part)
        else if (part && 'rows' in part) this.#editRows(part)
        else if (part) this.#editSpans(part.spans)
        return
      case 9: {
        const list = parts.find((one) => 'items' in one)
        if (list && 'items' in list) this.#editItems(list)
        return
      }
      case 10: {
        const table = parts.find((one) => one.kind === 'table')
        if (table?.kind === 'table') this.#editRows(table)
        return
      }
      default:
        if (part && 'spans' in part) this.#editSpans(part.spans)
    }
  }

  #split(parts: Part[], at: number): void {
    const { spans } = parts[at] as { spans: Span[] }
    const cut = spans.findIndex(({ text }, index) => index > 0 && text === ' ')
    if (cut === -1) return
    parts.splice(at, 1, { kind: 'p', spans: spans.slice(0, cut) }, { kind: 'p', spans: spans.slice(cut + 1) })
  }

  #join(parts: Part[]): void {
    const at = parts.findIndex(({ kind }, index) => kind === 'p' && parts[index + 1]?.kind === 'p')
    const [first, second] = parts.slice(at, at + 2)
    if (at === -1 || !first || !second || !('spans' in first) || !('spans' in second)) return
    parts.splice(at, 2, { kind: 'p', spans: [...first.spans, { text: ' ' }, ...second.spans] })
  }

  #otherKind(parts: Part[], at: number): void {
    const part = parts[at]
    if (!part || part.kind === 'table') return
    if ('items' in part) {
      if (this.#below(2) === 0) part.kind = part.kind === 'ul' ? 'ol' : 'ul'
      else parts.splice(at, 1, ...part.items.map(({ spans }): Part => ({ kind: 'p', spans })))
      return
    }
    if (part.kind.startsWith('h')) part.kind = this.#of(['h2', 'h3', 'h4', 'p'] as const)
    else if (this.#below(2) === 0) part.kind = this.#of(['p', 'blockquote'] as const)
    else parts.splice(at, 1, { kind: this.#of(['ul', 'ol'] as const), items: [{ spans: part.spans }] })
  }

  #editItems(list: List): void {
    const at = this.#below(list.items.length)
    const item = list.items[at]
    switch (this.#below(6)) {
      case 0:
        list.items.splice(at, 0, { spans: this.#spans() })
        return
      case 1:
        if (list.items.length > 1) list.items.splice(at, 1)
        return
      case 2:
        list.items.push(...list.items.splice(at, 1))
        return
      case 3:
        if (item) item.below = this.#list(false)
        return
      case 4:
        if (item?.below) this.#editItems(item.below)
        else list.items.push({ spans: this.#spans() })
        return
      default:
        if (item) this.#editSpans(item.spans)
    }
  }

  #editRows({ rows }: { rows: Span[][][] }): void {
    const at = 1 + this.#below(rows.length - 1)
    const columns = rows[0]?.length ?? 2
    switch (this.#below(6)) {
      case 0:
        rows.splice(at, 0, this.#row(columns))
        return
      case 1:
        if (rows.length > 2) rows.splice(at, 1)
        return
      case 2:
        rows.push(...rows.splice(at, 1))
        return
      case 3:
        for (const row of rows) row.push([{ text: this.#words(1, 3) }])
        return
      case 4:
        rows.push(this.#row(columns), this.#row(columns))
        return
      default:
        rows[at]?.splice(this.#below(columns), 1, [{ text: this.#words(1, 5) }])
    }
  }

  #editSpans(spans: Span[]): void {
    const span = this.#of(spans)
    switch (this.#below(8)) {
      case 0:
        span.look = span.look ? undefined : this.#of(['strong', 'em', 'del'] as const)
        return
      case 1:
        if (span.text) span.href = span.href ? undefined : this.#of(addresses)
        return
      case 2: {
        const linked = spans.find(({ href }) => href)
        if (linked) linked.href = this.#of(addresses)
        else spans.push({ text: ' ' }, { text: this.#words(1, 3), href: this.#of(addresses) })
        return
      }
      case 3: {
        const note = spans.findIndex((one) => one.note)
        if (note === -1) spans.push(this.#note())
        else if (this.#below(2) === 0) spans.splice(note, 1)
        else spans.splice(note, 1, this.#note())
        return
      }
      case 4:
        spans.push({ text: ` ${this.#sentence()}` })
        return
      default:
        if (!span.note && span.text.trim()) {
          const words = span.text.split(' ')
          words.splice(this.#below(words.length), this.#below(3), this.#words(1, 3))
          span.text = words.join(' ')
        }
    }
  }

  /** Numbered as legal texts are. */
  #tree(parts: readonly Part[]): Tree {
    const notes: string[] = []
    let [sections, subsections, at] = [0, 0, 0]
    const nodes = parts.map((part): TreeNode => {
      if ('items' in part) return listTree(part, notes)
      if ('rows' in part) return tableTree(part.rows)
      const words = spanTree(part.spans, notes)
      if (part.kind === 'p') return ['p', null, ...words]
      if (part.kind === 'blockquote') return ['blockquote', null, ['p', null, ...words]]
      if (part.kind === 'h2') [sections, subsections] = [sections + 1, 0]
      if (part.kind === 'h3') subsections += 1
      const number = { h2: `${sections}. `, h3: `${sections}.${subsections}. `, h4: '' }[part.kind]
      at += 1
      return [part.kind, { id: at === 2 ? 'fees' : `part-${at}` }, number, ...words]
    })
    const items = notes.map((note, index): TreeElement => {
      const back: TreeNode = ['a', { href: `#fnref-${index + 1}`, 'aria-label': 'Back' }, '↩']
      return ['li', { id: `fn-${index + 1}` }, ['p', null, note, ' ', back]]
    })
    const section: TreeNode = ['section', { 'data-footnotes': true }, ['h2', null, 'Footnotes'], ['ol', null, ...items]]
    return items.length > 0 ? [...nodes, section] : nodes
  }
}

function listTree({ kind, items }: List, notes: string[]): TreeElement {
  const item = ({ spans, below }: Item): TreeElement => {
    const words = spanTree(spans, notes)
    return ['li', null, ...words, ...(below ? [listTree(below, notes)] : [])]
  }
  return [kind, null, ...items.map(item)]
}

function tableTree(rows: readonly Span[][][]): TreeElement {
  const row = (cells: readonly Span[][], type: string): TreeElement => [
    'tr',
    null,
    ...cells.map((cell): TreeElement => [type, null, ...spanTree(cell, [])]),
  ]
  const [head = [], ...rest] = rows
  return ['table', null, ['thead', null, row(head, 'th')], ['tbody', null, ...rest.map((cells) => row(cells, 'td'))]]
}

function spanTree(spans: readonly Span[], notes: string[]): Tree {
  return spans.map(({ text, look, href, note }): TreeNode => {
    if (note) {
      const number = notes.push(note)
      return ['sup', null, ['a', { href: `#fn-${number}` }, String(number)]]
    }
    if (text === '\n') return ['br', null]
    const looked: TreeNode = look ? [look, null, text] : text
    return href ? ['a', { href }, looked] : looked
  })
}
