import type { Command, EditorState } from 'prosemirror-state'
import { isInTable, selectedRect } from 'prosemirror-tables'

/** Where the words of a column stand in it. */
export type Side = 'left' | 'center' | 'right'

/** The cells that name the selected columns: the whole column has their alignment (`tableHeads`). */
function selectedHeads(state: EditorState): number[] {
  if (!isInTable(state)) return []
  const { map, tableStart, left, right } = selectedRect(state)
  return map.map.slice(left, right).map((cell) => tableStart + cell)
}

/** How the first of the selected columns is aligned; null where nothing says so, which is to the left. */
export function columnAlign(state: EditorState): Side | null {
  const [head] = selectedHeads(state)
  return head === undefined ? null : (state.doc.nodeAt(head)?.attrs.align ?? null)
}

/** Aligns the selected columns. */
export function alignColumns(side: Side): Command {
  return (state, dispatch) => {
    const heads = selectedHeads(state)
    const { tr } = state
    for (const head of heads) {
      // To the left is how columns are without a word of it.
      const now = state.doc.nodeAt(head)?.attrs.align ?? 'left'
      if (now !== side) tr.setNodeAttribute(head, 'align', side === 'left' ? null : side)
    }
    dispatch?.(tr)
    return heads.length > 0
  }
}
