import { Fragment, type Node } from 'prosemirror-model'
import { inlineEdits } from '../inline/write-inline.ts'
import { type Source, sourceOf, type Work } from '../model/source.ts'
import type { TextEdit } from '../model/text-edit.ts'
import { alignsOf, cellsOf, printRow, printRule } from './print-table.ts'
import { sequenceEdits } from './sequence-edits.ts'

const rowsOf = (table: Node) => Array.from({ length: table.childCount }, (_, index) => table.child(index))

/** Rows are changed one by one below the first, which names the columns; how these are aligned stands between them alone. */
export function changeTable(work: Work, old: Node, now: Node, source: Source): TextEdit[] | undefined {
  const [oldHead, ...oldRows] = rowsOf(old) as [Node, ...Node[]]
  const aligns = alignsOf(oldHead)
  const [head, ...rows] = rowsOf(now).map((row) => withAligns(row, aligns)) as [Node, ...Node[]]
  const headPlace = sourceOf(oldHead)
  const headEdits = headPlace && changeRow(work, oldHead, head)
  if (!headEdits || rows.some((row) => row.childCount !== head.childCount)) return undefined
  const afterHead = work.text.indexOf('\n', headPlace.to)
  const ruleEnd = work.text.indexOf('\n', afterHead + 1)
  const rule = ruleEdits(work.text, [afterHead + 1, ruleEnd === -1 ? source.to : ruleEnd], aligns, now)
  if (!rule) return undefined
  const start = ruleEnd === -1 || ruleEnd > source.to ? source.to : ruleEnd
  const body = sequenceEdits({
    text: work.text,
    parent: 'table',
    old: oldRows,
    now: rows,
    inner: [start, source.to],
    prefix: source.prefix,
    ends: [`\n${source.prefix}`, ''],
    print: (row) => printRow(row, work.written),
    change: (a, b) => changeRow(work, a, b),
  })
  return [...headEdits, ...rule, ...body]
}

/** A row with its columns aligned as those of another one. */
function withAligns(row: Node, aligns: readonly (string | null)[]): Node {
  if (String(alignsOf(row)) === String(aligns)) return row
  const cells = cellsOf(row).map((cell, column) =>
    cell.type.create({ ...cell.attrs, align: aligns[column] ?? null }, cell.content),
  )
  return row.copy(Fragment.from(cells))
}

/** Changes the signs of alignment between the names of the columns and the rows. */
function ruleEdits(
  text: string,
  [from, to]: [number, number],
  before: readonly (string | null)[],
  { firstChild: head }: Node,
): TextEdit[] | undefined {
  const signs = [...text.slice(from, to).matchAll(/:?(-+):?/g)]
  const after = alignsOf(head as Node)
  if (signs.length !== after.length) return undefined
  return signs.flatMap(({ 0: sign, 1: dashes, index }, column) => {
    const align = after[column] ?? null
    const start = from + index
    return align === before[column] ? [] : [{ from: start, to: start + sign.length, insert: printRule(align, dashes) }]
  })
}

/** Cells are changed one by one; a row with another number of them, or another alignment, is written anew. */
export function changeRow({ text }: Work, old: Node, now: Node): TextEdit[] | undefined {
  const before = cellsOf(old)
  const after = cellsOf(now)
  const alike = before.every((cell, index) => cell.hasMarkup(after[index]?.type ?? now.type, after[index]?.attrs))
  if (before.length !== after.length || !alike) return undefined
  const edits: TextEdit[] = []
  for (const [index, cell] of before.entries()) {
    const next = after[index] as Node
    if (cell.eq(next)) continue
    const source = sourceOf(cell.firstChild as Node)
    if (!source) return undefined
    edits.push(...inlineEdits(text, source, next.firstChild as Node, 'cell'))
  }
  return edits
}
