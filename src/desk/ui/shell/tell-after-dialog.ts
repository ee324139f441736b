import { announce } from '#src/site/frame/announcer.tsx'

/** So many milliseconds after a dialog closed, live regions are heard again. */
const afterDialog = 300

/**
 * Has a screen reader say what a dialog did. The page comes back to it when the dialog is gone, and what comes with it is
 * not read.
 */
export const tellAfterDialog = (text: string) => setTimeout(() => announce(text), afterDialog)
