import { sequenceDiff } from '../../../../src/lib/sequence-diff.ts'
import { type Comparable, likeness } from '../../../../src/pages/legal/view/redline/likeness.ts'
import type { Block, List, Passage, Row, Token } from './text-blocks.ts'

/**
 * What became of a passage or a table. One that moved with the same words, or is of another kind now, is deleted in one
 * place and inserted in another under one name.
 */
export type BlockChange =
  | { type: 'same'; old: Block; now: Block }
  | { type: 'deleted'; old: Block; move?: string }
  | { type: 'inserted'; now: Block; move?: string }

type Deleted = Extract<BlockChange, { type: 'deleted' }>
type Inserted = Extract<BlockChange, { type: 'inserted' }>

/** Passages less alike than this are one deleted and one inserted. */
const pairLimit = 0.5
const limited = (like: number) => (like >= pairLimit ? like : 0)

/** Compares two texts passage by passage. Tables with the same number of columns may be one. */
export function blockChanges(old: readonly Block[], now: readonly Block[]): BlockChange[] {
  const measured = new Map([...old, ...now].map((block) => [block, comparable(block)]))
  const like = (a: Block, b: Block) => limited(likeness(measured.get(a) as Comparable, measured.get(b) as Comparable))
  const changes = dividedOrJoined(inTheirLists(sequenceDiff(old, now, like)))
  pairMoves(changes)
  const ordered: BlockChange[] = []
  let gap: BlockChange[] = []
  for (const change of changes) {
    if (change.type === 'same') {
      ordered.push(...gapOrder(gap), change)
      gap = []
    } else gap.push(change)
  }
  return [...ordered, ...gapOrder(gap)]
}

/** What became of a row. */
export type RowChange =
  | { type: 'same'; old: Row; now: Row }
  | { type: 'deleted'; old: Row }
  | { type: 'inserted'; now: Row }

/** The rows of a table that stayed, went or came. */
export function rowChanges(change: BlockChange): RowChange[] {
  const rows = (block: Block) => ('rows' in block ? block.rows : [])
  if (change.type === 'deleted') return rows(change.old).map((old) => ({ type: 'deleted', old }))
  if (change.type === 'inserted') return rows(change.now).map((now) => ({ type: 'inserted', now }))
  const measured = (row: Row): Comparable => ({ kind: String(row.head), cells: row.cells })
  const before = rows(change.old).map((row) => ({ row, measured: measured(row) }))
  const after = rows(change.now).map((row) => ({ row, measured: measured(row) }))
  const like = (a: { measured: Comparable }, b: { measured: Comparable }) => limited(likeness(a.measured, b.measured))
  return sequenceDiff(before, after, like).map((step): RowChange => {
    if (step.type === 'deleted') return { type: 'deleted', old: step.old.row }
    if (step.type === 'inserted') return { type: 'inserted', now: step.now.row }
    return { type: 'same', old: step.old.row, now: step.now.row }
  })
}

export const textOf = ({ tokens }: Passage) => tokens.map(({ text }) => text).join('')

/** What is compared word by word. Passages of two kinds are never one, nor are tables of other columns. */
function comparable(block: Block): Comparable {
  if ('rows' in block) {
    const columns = Math.max(...block.rows.map(({ cells }) => cells.length))
    const inColumn = (at: number) => block.rows.flatMap(({ cells }) => [...(cells[at] ?? []), { text: ' ' }])
    return { kind: 'table', cells: Array.from({ length: columns }, (_, at) => inColumn(at)) }
  }
  return { kind: kindOf(block), cells: [block.tokens] }
}

const kindOf = ({ style, level, list }: Passage) => `${style} ${level} ${list ? list.ordered : ''}`

/** Whether two passages differ in nothing but their words. */
export const isOfKind = (one: Passage, other: Passage) => kindOf(one) === kindOf(other)

/** Numbers are right in both texts where an item stays in the list that its list has become. */
function inTheirLists(changes: readonly BlockChange[]): BlockChange[] {
  const counts = new Map<List, Map<List, number>>()
  for (const change of changes) {
    const [from, to] = listsOf(change)
    if (!from || !to || from.start !== to.start) continue
    const known = counts.get(from) ?? new Map<List, number>()
    counts.set(from, known.set(to, (known.get(to) ?? 0) + 1))
  }
  const pairs = [...counts].flatMap(([from, all]) => [...all].map(([to, count]) => ({ from, to, count })))
  const became = new Map<List, List>()
  for (const { from, to } of pairs.sort((a, b) => b.count - a.count))
    if (!became.has(from) && ![...became.values()].includes(to)) became.set(from, to)
  return changes.flatMap((change): BlockChange[] => {
    const [from, to] = listsOf(change)
    if (change.type !== 'same' || !from || !to || became.get(from) === to) return [change]
    return [
      { type: 'deleted', old: change.old },
      { type: 'inserted', now: change.now },
    ]
  })
}

function listsOf(change: BlockChange): [List | undefined, List | undefined] {
  if (change.type !== 'same' || 'rows' in change.old || 'rows' in change.now) return [undefined, undefined]
  return [change.old.list, change.now.list]
}

/** Passages so alike were divided or joined, with few changes. */
const joinLimit = 0.8

/** The end of a passage within those that are one in the other text. */
export const passageEnd: Token = { text: '\u2029', marks: [] }

/**
 * A passage that was divided or joined is one that stayed, in which an end came or went. Not where a note is called: of a
 * passage with a note LibreOffice 7.4 keeps the end, and pandoc 2.17 puts the words before an end that goes into the first
 * note behind it. There the words of one passage moved to the other.
 */
function dividedOrJoined(changes: readonly BlockChange[]): BlockChange[] {
  const all: BlockChange[] = []
  for (const change of changes) {
    const before = all.at(-1)
    const joined = before && (joinedOf(before, change) ?? joinedOf(change, before, true))
    if (joined) all[all.length - 1] = joined
    else all.push(change)
  }
  return all
}

function joinedOf(kept: BlockChange, other: BlockChange, isFirst = false): BlockChange | undefined {
  if (kept.type !== 'same' || other.type === 'same') return undefined
  const isGone = other.type === 'deleted'
  const [part, whole] = isGone ? [kept.old, kept.now] : [kept.now, kept.old]
  const more = isGone ? other.old : other.now
  if ('rows' in part || 'rows' in whole || 'rows' in more || part.id) return undefined
  if (!isOfKind(part, more) || part.list !== more.list) return undefined
  const tokens = isFirst ? [...more.tokens, passageEnd, ...part.tokens] : [...part.tokens, passageEnd, ...more.tokens]
  if ([...tokens, ...whole.tokens].some(({ note }) => note)) return undefined
  const joined: Passage = { ...part, tokens }
  const like = likeness(comparable(joined), comparable(whole))
  if (like < joinLimit || like <= likeness(comparable(part), comparable(whole))) return undefined
  return isGone ? { ...kept, old: joined } : { ...kept, now: joined }
}

/** LibreOffice takes the same words that went and came for a move, whatever it is told. */
function pairMoves(changes: readonly BlockChange[]): void {
  const free = new Map<string, Deleted[]>()
  for (const change of changes)
    if (change.type === 'deleted' && 'tokens' in change.old && change.old.tokens.length > 0) {
      const text = textOf(change.old)
      free.set(text, [...(free.get(text) ?? []), change])
    }
  let moves = 0
  for (const change of changes) {
    if (change.type !== 'inserted' || 'rows' in change.now) continue
    const from = free.get(textOf(change.now))?.shift()
    if (!from) continue
    moves += 1
    change.move = `move${moves}`
    from.move = change.move
  }
}

/** What is of another kind now stands directly before what it was; everything else that went before what came. */
function gapOrder(gap: readonly BlockChange[]): BlockChange[] {
  const deleted = gap.filter((change): change is Deleted => change.type === 'deleted')
  const inserted = gap.filter((change): change is Inserted => change.type === 'inserted')
  const ordered: BlockChange[] = []
  const isHere = ({ move }: Deleted) => move !== undefined && inserted.some((other) => other.move === move)
  for (const change of inserted) {
    while (deleted[0] && !isHere(deleted[0])) ordered.push(deleted.shift() as Deleted)
    ordered.push(change)
    if (change.move && deleted[0]?.move === change.move) ordered.push(deleted.shift() as Deleted)
  }
  return [...ordered, ...deleted]
}
