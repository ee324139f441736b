import { NodeSelection, TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { bodySchema } from '../../text/body-schema.ts'

/** Words that are typed while a block is selected come behind it, where they would else take its place. */
export function typeBehindBlock(view: EditorView, _from: number, _to: number, typed: string): boolean {
  const { selection, tr } = view.state
  if (!(selection instanceof NodeSelection) || selection.node.type !== bodySchema.nodes.block) return false
  tr.insert(selection.to, bodySchema.nodes.paragraph.create(null, bodySchema.text(typed)))
  tr.setSelection(TextSelection.create(tr.doc, selection.to + 1 + typed.length))
  view.dispatch(tr.scrollIntoView())
  return true
}
