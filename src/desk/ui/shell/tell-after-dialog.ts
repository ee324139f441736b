import { announce } from '#src/site/frame/announcer.tsx'

/** So many milliseconds after a dialog closed, live regions are heard again. */
const afterDialog = 300

/**
 * Has a screen reader say what a dialog did. The page comes back to it when the dialog is gone, and what comes with it is
 * not read.
 */
export function tellAfterDialog(text: string): void {
  const isOpen = () => document.querySelector('dialog[open]') !== null
  const wasOpen = isOpen()
  // One that opens another file stays until that is there.
  setTimeout(() => (wasOpen || isOpen() ? tellAfterDialog(text) : announce(text)), afterDialog)
}
