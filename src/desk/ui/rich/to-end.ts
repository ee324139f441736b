import { type Command, NodeSelection } from 'prosemirror-state'
import { bodySchema } from '../../text/body-schema.ts'

/**
 * Moves to the end of the text also where a block without words of its own stands there: browsers stay at the last words
 * before it, and what is put in next would come there.
 */
export const toEnd: Command = ({ doc, tr }, dispatch) => {
  const last = doc.lastChild
  if (last?.type !== bodySchema.nodes.block || last.childCount > 0) return false
  dispatch?.(tr.setSelection(NodeSelection.create(doc, doc.content.size - last.nodeSize)).scrollIntoView())
  return true
}
