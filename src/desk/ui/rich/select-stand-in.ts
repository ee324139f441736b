import { TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { isStandIn } from '#src/lib/is-stand-in.ts'

/** Selects the passage at a place when it only stands in for words of the writer: the first key takes its place. */
export function selectStandIn(view: EditorView, pos: number): boolean {
  const { doc } = view.state
  const $pos = doc.resolve(pos)
  if (!$pos.parent.isTextblock || !isStandIn($pos.parent.textContent)) return false
  const select = (from: number, to: number) =>
    view.dispatch(view.state.tr.setSelection(TextSelection.create(doc, from, to)).scrollIntoView())
  // Of words that are selected already, a click took the browser’s selection away, which only a change brings back.
  select($pos.start(), $pos.start())
  select($pos.start(), $pos.end())
  return true
}
