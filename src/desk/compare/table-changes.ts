import type { Node } from 'prosemirror-model'
import { sequenceDiff } from '#src/lib/sequence-diff.ts'
import { likeness } from '../text/model/likeness.ts'
import type { Row } from './change.ts'
import { isChanged, type Line } from './line-changes.ts'

/** Compares the words of two cells; a cell that is undefined is not there. */
type CompareCells = (old?: Node, now?: Node) => Line

interface Column {
  old?: number
  now?: number
}

/** The rows in which two tables differ, below the row of names; none where all of them say the same. */
export function rowChanges(old: Node | undefined, now: Node | undefined, compare: CompareCells): Row[] {
  const [before, after] = [old, now].map((table) => table?.children ?? []) as [Node[], Node[]]
  const columns = pairedColumns(before[0], after[0])
  const row = (was: Node | undefined, is: Node | undefined): Row => {
    const cells = columns.map((column) => compare(wordsIn(was, column.old), wordsIn(is, column.now)))
    const what = !was ? 'added' : !is ? 'removed' : cells.some(isChanged) ? 'changed' : 'same'
    return { what, cells }
  }
  const rows = sequenceDiff(before.slice(1), after.slice(1), likeness).map((step) => {
    if (step.type === 'same') return row(step.old, step.now)
    return step.type === 'deleted' ? row(step.old, undefined) : row(undefined, step.now)
  })
  const names = row(before[0], after[0])
  const changed = rows.filter(({ what }) => what !== 'same')
  return names.what === 'same' && changed.length === 0 ? [] : [names, ...changed]
}

const wordsIn = (row: Node | undefined, column: number | undefined) =>
  column === undefined ? undefined : (row?.maybeChild(column)?.firstChild ?? undefined)

/** Columns by their names; where there are as many as before, by their place: a name may change. */
function pairedColumns(before: Node | undefined, after: Node | undefined): Column[] {
  const [old, now] = [before, after].map((row) => row?.children.map((cell, index) => ({ cell, index })) ?? [])
  if (!old || !now) return []
  if (!before || !after || old.length === now.length)
    return (after ? now : old).map(({ index }) => ({ old: index, now: index }))
  return sequenceDiff(old, now, (a, b) => (a.cell.textContent === b.cell.textContent ? 1 : 0)).map((step) => ({
    ...(step.type !== 'inserted' && { old: step.old.index }),
    ...(step.type !== 'deleted' && { now: step.now.index }),
  }))
}
