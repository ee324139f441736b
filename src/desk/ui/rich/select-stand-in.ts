import { TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { isStandIn } from '#src/lib/is-stand-in.ts'

/** Selects the passage at a place when it only stands in for words of the writer: the first key takes its place. */
export function selectStandIn(view: EditorView, pos: number): boolean {
  const { doc, tr } = view.state
  const $pos = doc.resolve(pos)
  if (!$pos.parent.isTextblock || !isStandIn($pos.parent.textContent)) return false
  view.dispatch(tr.setSelection(TextSelection.create(doc, $pos.start(), $pos.end())).scrollIntoView())
  return true
}
