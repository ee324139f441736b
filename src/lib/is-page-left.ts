let isLeft = false
// The server knows this module, too, and has no window.
globalThis.addEventListener?.('beforeunload', () => {
  isLeft = true
})
globalThis.addEventListener?.('pageshow', () => {
  isLeft = false
})

/**
 * Whether the visitor has asked for another page. Firefox and Safari then end what is still on its way, which looks as if
 * it could not be fetched: whoever goes elsewhere because of that would take the place of the page that was asked for.
 */
export const isPageLeft = (): boolean => isLeft
