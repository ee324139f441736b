import { JSDOM } from 'jsdom'
import type { Tree } from '#src/body/tree.ts'
import { type BlockChange, blockChanges, passageEnd, rowChanges } from '../../scripts/desk/legal/docx/block-changes.ts'
import { grouped, isTable, passageMarks } from '../../scripts/desk/legal/docx/pieces.ts'
import { type Block, type Passage, type Row, textBlocks } from '../../scripts/desk/legal/docx/text-blocks.ts'

/** A text of which some changes are accepted and the others rejected. */
export interface PartAccepted {
  blocks: Block[]
  /** By the time that a change has, `09:30`. */
  accepts: (time: string) => boolean
  /** The times of those that are accepted. */
  accepted: string[]
}

/** @param chooses whether the next change is accepted */
export function partAccepted(old: Tree, now: Tree, chooses: () => boolean): PartAccepted {
  const changes = blockChanges(textBlocks(old), textBlocks(now))
  const chosen = choices(changes, chooses)
  const times = new Map<string, boolean>()
  let stamps = 0
  const stamp = (isAccepted: boolean) => {
    stamps += 1
    times.set(new Date(stamps * 180_000).toISOString().slice(11, 16), isAccepted)
  }
  const blocks = changes.flatMap((change): Block[] => {
    const isAccepted = chosen.get(change) ?? true
    stamp(isAccepted)
    if (change.type === 'same' && isTable(change.now)) {
      const rows = rowChanges(change).flatMap((row): Row[] => {
        const isRowAccepted = row.type === 'same' ? isAccepted : chooses()
        if (row.type !== 'same') stamp(isRowAccepted)
        return left(row, isRowAccepted)
      })
      return rows.length > 0 ? [{ rows }] : []
    }
    return left<Block>(change, isAccepted).flatMap((block): Block[] => (isTable(block) ? [block] : divided(block)))
  })
  const accepted = [...times].filter(([, isAccepted]) => isAccepted).map(([time]) => time)
  return { blocks, accepts: (time) => times.get(time) ?? true, accepted }
}

type Change<Item> =
  | { type: 'same'; old: Item; now: Item }
  | { type: 'deleted'; old: Item }
  | { type: 'inserted'; now: Item }

function left<Item>(change: Change<Item>, isAccepted: boolean): Item[] {
  if (change.type === 'same') return [isAccepted ? change.now : change.old]
  if (change.type === 'inserted') return isAccepted ? [change.now] : []
  return isAccepted ? [] : [change.old]
}

/** What moved is one change, and so are passages with a note and the end of the one before them. */
function choices(changes: readonly BlockChange[], chooses: () => boolean): Map<BlockChange, boolean> {
  const marks = passageMarks(changes)
  const moves = new Map<string, boolean>()
  const chosen = new Map<BlockChange, boolean>()
  let before: boolean | undefined
  for (const change of changes) {
    const move = change.type === 'same' ? undefined : change.move
    if (change.type === 'same') before = undefined
    const choice = (move ? moves.get(move) : before) ?? chooses()
    if (move) moves.set(move, choice)
    if (change.type === 'same' && marks.get(change)) before = choice
    chosen.set(change, choice)
  }
  return chosen
}

function divided(passage: Passage): Passage[] {
  const parts = grouped(passage.tokens, (token) => String(token === passageEnd))
  return parts.filter(([first]) => first !== passageEnd).map((tokens) => ({ ...passage, tokens }))
}

/** The XML of a body with each of its changes accepted or rejected, as every word processor does it. */
export function resolveChanges(xml: string, accepts: PartAccepted['accepts']): string {
  const { window } = new JSDOM(xml, { contentType: 'text/xml' })
  const all = (...names: string[]) => names.flatMap((name) => [...window.document.getElementsByTagName(name)])
  const going = new Set<Element>()
  for (const change of all('w:ins', 'w:del', 'w:moveTo', 'w:moveFrom')) {
    const isInserted = /^w:(?:ins|moveTo)$/.test(change.tagName)
    const stays = accepts(change.getAttribute('w:date')?.slice(11, 16) ?? '') === isInserted
    const holder = change.parentElement as Element
    const isMark = /^w:(?:rPr|trPr)$/.test(holder.tagName)
    if (stays && !isMark) change.before(...change.childNodes)
    if (!stays && holder.tagName === 'w:trPr') holder.parentElement?.remove()
    if (!stays && holder.tagName === 'w:rPr') going.add(holder.parentElement?.parentElement as Element)
    change.remove()
  }
  for (const range of ['w:moveFromRange', 'w:moveToRange'])
    for (const end of all(`${range}Start`, `${range}End`)) end.remove()
  for (const words of all('w:delText')) {
    const kept = window.document.createElementNS(words.namespaceURI, 'w:t')
    kept.setAttribute('xml:space', 'preserve')
    kept.append(...words.childNodes)
    words.replaceWith(kept)
  }
  for (const table of all('w:tbl')) if (!table.getElementsByTagName('w:tr')[0]) table.remove()
  for (const passage of all('w:p').filter((one) => going.has(one))) joinNext(passage)
  return new window.XMLSerializer().serializeToString(window.document)
}

/** The words of a passage whose end goes begin the next one. */
function joinNext(passage: Element): void {
  const next = passage.nextElementSibling
  const words = [...passage.children].filter(({ tagName }) => tagName !== 'w:pPr')
  if (next?.tagName === 'w:p') {
    const first = next.firstElementChild
    if (first?.tagName === 'w:pPr') first.after(...words)
    else next.prepend(...words)
    passage.remove()
  }
}
