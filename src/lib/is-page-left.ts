let isLeft = false
const note = (names: readonly string[], left: boolean) => {
  const listener = () => {
    isLeft = left
  }
  // The server knows this module, too, and has no window.
  for (const name of names) globalThis.addEventListener?.(name, listener, true)
}
note(['beforeunload'], true)
// Whoever comes back is here, and whoever presses something: a link to a telephone leads nowhere else.
note(['pageshow', 'pointerdown', 'keydown'], false)

// Whoever was asked and stays is here, too. No timer runs while the browser asks, and who goes has lost what was on its way
// within a moment of the answer.
globalThis.addEventListener?.('beforeunload', (event) => {
  const stay = () => {
    if (event.defaultPrevented) isLeft = false
  }
  setTimeout(() => setTimeout(stay, 1000))
})

/**
 * Whether the visitor has asked for another page. Firefox and Safari then end what is still on its way, which looks as if
 * it could not be fetched: whoever goes elsewhere because of that would take the place of the page that was asked for.
 */
export const isPageLeft = (): boolean => isLeft
