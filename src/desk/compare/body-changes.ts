import type { Node } from 'prosemirror-model'
import { sequenceDiff } from '#src/lib/sequence-diff.ts'
import { readProps } from '../text/fields/props.ts'
import { isEqual } from '../text/model/is-equal.ts'
import { sourceOf } from '../text/model/source.ts'
import { words } from '../words.ts'
import { alike, isMove } from './body-alike.ts'
import type { Change, Setting } from './change.ts'
import { fieldChanges } from './field-changes.ts'
import { isChanged, lineChanges, sameLine } from './line-changes.ts'
import { beginning, passageLine } from './passage-lines.ts'
import { type Around, atTop, inside, lookOf, nameOf, passageName } from './passage-names.ts'
import { textPieces } from './pieces.ts'
import { rowChanges } from './table-changes.ts'

/** A body and the text it was read from. */
export interface ReadBody {
  text: string
  doc: Node
}

/** A passage with its place among those beside it. */
interface Passage {
  node: Node
  index: number
}

/** A passage that went or came, which may have moved. */
interface Crossing {
  type: 'gone' | 'come'
  passage: Passage
  around: Around
  at: Partial<Change>
}
type Found = Change | Crossing

const isCrossing = (found: Found): found is Crossing => 'passage' in found
const numbered = (nodes: readonly Node[]) => nodes.map((node, index): Passage => ({ node, index }))

/** Compares two bodies passage by passage. */
export class BodyChanges {
  readonly changes: readonly Change[]
  /** How many passages that say the same are written in another way. */
  rewritten = 0
  private heading?: string

  constructor(
    private readonly setting: Setting,
    private readonly before: ReadBody,
    private readonly after: ReadBody,
  ) {
    this.changes = this.resolved(this.among(before.doc.children, after.doc.children, atTop))
  }

  /** Where in the text the next change stands. */
  private here(): Partial<Change> {
    return this.heading ? { under: this.heading } : {}
  }

  private among(old: readonly Node[], now: readonly Node[], around: Around): Found[] {
    const steps = sequenceDiff(numbered(old), numbered(now), (a, b) => alike(a.node, b.node))
    return steps.flatMap((step): Found[] => {
      if (step.type === 'deleted') return [{ type: 'gone', passage: step.old, around, at: this.here() }]
      const found: Found[] =
        step.type === 'inserted'
          ? [{ type: 'come', passage: step.now, around, at: this.here() }]
          : this.pair(step.old, step.now, around)
      if (step.now.node.type.name === 'heading') this.heading = step.now.node.textContent
      return found
    })
  }

  private pair(old: Passage, now: Passage, around: Around): Found[] {
    if (old.node.eq(now.node)) {
      if (written(this.before, old.node) !== written(this.after, now.node)) this.rewritten += 1
      return []
    }
    const until = this.rewritten
    const found = this.difference(old, now, around)
    if (isOnlySigned(old.node, now.node)) this.rewritten += 1
    if (found.length > 0 || this.rewritten > until) return found
    const place = passageName(now.node, around)
    return [{ place, what: 'changed', look: 'paragraph', notes: [words.changes.silent], ...this.here() }]
  }

  /** What differs of a passage; where one of both is not there, all of the other one. */
  private difference(old: Passage | undefined, now: Passage | undefined, around: Around): Found[] {
    const { node, index } = (now ?? old) as Passage
    const { name } = node.type
    const what = !old ? 'added' : now ? 'changed' : 'removed'
    const change = (more: Partial<Change>): Change => {
      const one = { place: passageName(node, around), what, look: lookOf(node, around), notes: [], ...more } as const
      return { ...one, ...(what === 'changed' ? this.here() : { told: words.changes.what[what] }) }
    }
    const isOther = old && now && (old.node.type !== now.node.type || old.node.attrs.level !== now.node.attrs.level)
    const former = isOther ? [words.changes.formerly(nameOf(old.node))] : []
    if (name === 'table') {
      const rows = rowChanges(old?.node, now?.node, (a, b) => passageLine(this.setting, a, b))
      const notes = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.notes))
      return rows.length > 0 ? [change({ rows, notes })] : []
    }
    if (node.isTextblock || name === 'opaque') {
      const line = passageLine(this.setting, old?.node, now?.node)
      const notes = [...former, ...line.notes]
      return what !== 'changed' || notes.length > 0 || isChanged(line) ? [change({ line, notes })] : []
    }
    const deep = inside(node, around, index)
    const fields = name === 'block' ? this.fields(old?.node, now?.node, deep) : []
    const children = this.children(old?.node, now?.node, deep)
    const own = former.length > 0 || (what !== 'changed' && fields.length + children.length === 0)
    return [...(own ? [change({ notes: former })] : []), ...fields, ...children]
  }

  private children(old: Node | undefined, now: Node | undefined, around: Around): Found[] {
    if (old && now) return this.among(old.children, now.children, around)
    const all = numbered((now ?? old)?.children ?? [])
    return all.flatMap((one) => this.difference(old && one, now && one, around))
  }

  private fields(old: Node | undefined, now: Node | undefined, { names }: Around): Change[] {
    const [before, after] = [old, now].map((node) => node && readProps(node.attrs.props as string))
    const { name } = ((now ?? old) as Node).attrs
    const schema = this.setting.kinds.find((kind) => kind.name === name)?.props ?? {}
    const isRead = (!old || before) && (!now || after)
    if (old && now && isRead && old.attrs.props !== now.attrs.props && isEqual(before, after)) this.rewritten += 1
    const changes = isRead
      ? fieldChanges(this.setting, schema, [before, after], names)
      : [this.attributes(old, now, names)].filter(({ line }) => line && isChanged(line))
    return old && now ? changes.map((change) => ({ ...change, ...this.here() })) : changes
  }

  /** The attributes of a block as they are written, where no form can show them. */
  private attributes(old: Node | undefined, now: Node | undefined, names: readonly string[]): Change {
    const [before = '', after = ''] = [old, now].map((node) => node?.attrs.props as string | undefined)
    const line = lineChanges(textPieces(before), textPieces(after))
    const what = !old ? 'added' : now ? 'changed' : 'removed'
    const told = what !== 'changed' && { told: words.changes.what[what] }
    return { place: [...names, words.rich.props].join(' › '), what, ...told, look: 'source', line, notes: [] }
  }

  /** Passages that went in one place and came in another have moved; the others were removed and added. */
  private resolved(found: readonly Found[]): Change[] {
    const crossings = found.filter(isCrossing)
    const gone = crossings.filter(({ type }) => type === 'gone')
    const moves = new Map<Crossing, Crossing>()
    for (const come of crossings.filter(({ type }) => type === 'come')) {
      const from = gone.findIndex(({ passage }) => isMove(passage.node, come.passage.node))
      if (from !== -1) moves.set(come, gone.splice(from, 1)[0] as Crossing)
    }
    return found.flatMap((one): Change[] => {
      if (!isCrossing(one)) return [one]
      const from = moves.get(one)
      if (from) return [{ ...this.moved(from.passage.node, one, found.indexOf(from) < found.indexOf(one)), ...one.at }]
      if (one.type === 'gone') return gone.includes(one) ? this.whole(one) : []
      return this.whole(one)
    })
  }

  /** All that a passage says which is there in one version alone. */
  private whole({ type, passage, around, at }: Crossing): Change[] {
    const [old, now] = type === 'gone' ? [passage, undefined] : [undefined, passage]
    const changes = this.difference(old, now, around) as readonly Change[]
    return changes.map((change) => ({ ...change, ...at }))
  }

  private moved(old: Node, { passage: { node, index }, around }: Crossing, isDown: boolean): Change {
    const line = node.isTextblock
      ? passageLine(this.setting, old, node)
      : sameLine(textPieces(beginning(this.setting, node)))
    const moved = { what: 'moved', told: words.changes.moved[isDown ? 'down' : 'up'], line, notes: line.notes } as const
    if (node.isTextblock) return { place: passageName(node, around), look: lookOf(node, around), ...moved }
    const { names, look = 'paragraph' } = inside(node, around, index)
    return { place: names.join(' › '), look, ...moved }
  }
}

/** A passage as it stands in the file; an item without the sign that makes it one. */
function written({ text }: ReadBody, node: Node): string {
  const source = sourceOf(node)
  const range = node.type.name === 'list_item' ? source?.inner : source && ([source.from, source.to] as const)
  return range ? text.slice(...range) : ''
}

/** Whether two lists differ in the sign before their items, which no reader sees. */
const isOnlySigned = (old: Node, now: Node) =>
  old.type === now.type && old.attrs.sign !== now.attrs.sign && old.type.create(now.attrs, old.content).eq(now)
