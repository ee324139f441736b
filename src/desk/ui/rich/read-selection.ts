import { Plugin } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

/**
 * Takes over what is selected on the screen already. Browsers tell of a new selection in a task of its own (W3C Selection
 * API: "schedule a selectionchange event"), and a busy one does other things first: what draws the text anew meanwhile
 * would put back the selection of before. Somebody who writes in the form of a block has nothing selected in the text, and
 * React (19.3) would put back what the field said before their key: an event told while it draws what that key changed has it
 * do so.
 */
export function takeSelection(view: EditorView): void {
  if (view.hasFocus() && !view.composing) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
}

/** Lets a key, or what is pasted, mean the place that was clicked before it: it would split or replace the passage of before. */
export const readSelection = new Plugin({
  props: {
    handleDOMEvents: {
      keydown: (view, { isComposing }) => {
        if (!isComposing) takeSelection(view)
        return false
      },
      paste: (view) => {
        takeSelection(view)
        return false
      },
    },
  },
})
