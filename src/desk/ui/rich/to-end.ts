import type { Node } from 'prosemirror-model'
import { type Command, NodeSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { bodySchema } from '../../text/model/body-schema.ts'

/**
 * Moves to the end of the text also where a block without words of its own stands there: browsers stay at the last words
 * before it, and what is put in next would come there.
 */
export const toEnd: Command = ({ doc, tr }, dispatch, view) => {
  let end = doc.content.size
  let last = doc.lastChild
  while (last && hasWords(last) && !last.isTextblock) {
    end -= 1
    last = last.lastChild
  }
  if (last?.type !== bodySchema.nodes.block) return false
  dispatch?.(tr.setSelection(NodeSelection.create(doc, end - last.nodeSize)).scrollIntoView())
  if (view) keepInView(view)
  return true
}

/** Shows what is selected also when forms above it are drawn later, until somebody does something else. */
function keepInView(view: EditorView): void {
  // Not by a transaction: the editor scrolls to the browser's selection, which Chromium drops around a block that is drawn.
  const observer = new ResizeObserver(() => {
    const selected = view.isDestroyed ? undefined : view.nodeDOM(view.state.selection.from)
    if (selected instanceof HTMLElement) selected.scrollIntoView({ block: 'nearest' })
    else stop()
  })
  const stop = () => observer.disconnect()
  observer.observe(view.dom)
  for (const event of ['keydown', 'pointerdown', 'wheel']) addEventListener(event, stop, { capture: true, once: true })
}

/** Whether something in a node is written as text, and not in a form. */
function hasWords(node: Node): boolean {
  return node.isTextblock || Array.from({ length: node.childCount }, (_, index) => node.child(index)).some(hasWords)
}
