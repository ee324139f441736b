const key = 'desk:message'

/** What was written to go along with the next review. Whoever looks at a text meanwhile finds it again. */
export const unsentMessage = (): string => sessionStorage.getItem(key) ?? ''

/** Keeps in this window what is written, until it is sent. */
export function keepMessage(message: string): void {
  try {
    sessionStorage.setItem(key, message)
  } catch {
    // A browser without room keeps it for as long as the view is open.
  }
}
