import { type BlockChange, isOfKind, passageEnd, textOf } from './block-changes.ts'
import type { Block, Passage, Row, Token } from './text-blocks.ts'

/** What became of words. */
export type Change = 'ins' | 'del' | 'moveTo' | 'moveFrom'

/** Words to which the same happened. */
export interface Piece {
  change?: Change | undefined
  tokens: readonly Token[]
  /** The name under which they are a passage elsewhere. */
  move?: string
}

type Table = Extract<Block, { rows: Row[] }>
export const isTable = (block: Block): block is Table => 'rows' in block
export const blockOf = (change: BlockChange) => (change.type === 'deleted' ? change.old : change.now)

export function changeOf({ type, move }: { type: 'deleted' | 'inserted'; move?: string }): Change {
  if (type === 'inserted') return move ? 'moveTo' : 'ins'
  return move ? 'moveFrom' : 'del'
}

/**
 * What becomes of the end of each passage. A passage with a note is left empty by LibreOffice where its own end goes with
 * it: then it is that of the one before, if they are of one kind.
 */
export function passageMarks(changes: readonly BlockChange[]): Map<BlockChange, Change | undefined> {
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

/**
 * Words that a passage took from another one, or gave it, moved as well: LibreOffice takes them for that whatever it is told,
 * and the passage behind the other one would lose its kind.
 *
 * @param kept the pieces of each passage that stayed
 */
export function pairTaken(changes: readonly BlockChange[], kept: ReadonlyMap<BlockChange, Piece[]>): void {
  const whole = { del: new Map<string, BlockChange>(), ins: new Map<string, BlockChange>() }
  for (const change of changes) {
    const block = blockOf(change)
    if (change.type === 'same' || change.move || isTable(block)) continue
    whole[change.type === 'deleted' ? 'del' : 'ins'].set(textOf(block).trim(), change)
  }
  let moves = 0
  for (const piece of [...kept.values()].flat()) {
    if (piece.change !== 'ins' && piece.change !== 'del') continue
    const words = piece.tokens.map(({ text }) => text).join('')
    const other = whole[piece.change === 'ins' ? 'del' : 'ins'].get(words.trim())
    if (!other || other.type === 'same' || other.move || words.includes(passageEnd.text)) continue
    moves += 1
    other.move = `words${moves}`
    piece.move = other.move
    piece.change = piece.change === 'ins' ? 'moveTo' : 'moveFrom'
  }
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
export function besideLinks(pieces: readonly Piece[]): Piece[] {
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
export function inPassages(all: readonly Piece[], last: Change | undefined) {
  const passages: { pieces: Piece[]; end: Change | undefined }[] = [{ pieces: [], end: last }]
  for (const { change, tokens, ...more } of all)
    for (const group of grouped(tokens, (token) => String(token === passageEnd))) {
      const open = passages.at(-1) as (typeof passages)[number]
      if (group[0] !== passageEnd) open.pieces.push({ change, tokens: group, ...more })
      else {
        open.end = change
        passages.push({ pieces: [], end: last })
      }
    }
  return passages
}

/** Neighbours with the same key. */
export function grouped<Item>(items: readonly Item[], key: (item: Item) => string): Item[][] {
  const groups: Item[][] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && key(last[0] as Item) === key(item)) last.push(item)
    else groups.push([item])
  }
  return groups
}
