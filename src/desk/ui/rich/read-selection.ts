import { Plugin } from 'prosemirror-state'

/**
 * Lets a key mean the place that was clicked before it. Browsers tell of a new selection in a task of its own (W3C
 * Selection API: "schedule a selectionchange event"), and a busy one handles a click and the key behind it first: the
 * key would split, mark or leave the passage where the cursor was before.
 */
export const readSelection = new Plugin({
  props: {
    handleDOMEvents: {
      keydown: ({ dom }, { isComposing }) => {
        if (!isComposing) dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
        return false
      },
    },
  },
})
