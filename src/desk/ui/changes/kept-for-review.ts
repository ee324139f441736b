import type { ReviewRequest } from '../../requests/hand-over.ts'

type Author = NonNullable<ReviewRequest['author']>

const authorKey = 'desk:author'
const messageKey = 'desk:message'

/** Who sent something last from this browser. */
export function knownAuthor(): Partial<Author> {
  try {
    return JSON.parse(localStorage.getItem(authorKey) ?? '{}') as Partial<Author>
  } catch {
    // A browser that keeps nothing knows nobody.
    return {}
  }
}

/** Keeps in this browser who sends changes. */
export function rememberAuthor(author: Author): void {
  try {
    localStorage.setItem(authorKey, JSON.stringify(author))
  } catch {
    // It is asked again the next time.
  }
}

/** What was written to go along with the next review. Whoever looks at a text meanwhile finds it again. */
export const unsentMessage = (): string => sessionStorage.getItem(messageKey) ?? ''

/** Keeps in this window what is written, until it is sent. */
export function keepMessage(message: string): void {
  try {
    sessionStorage.setItem(messageKey, message)
  } catch {
    // A browser without room keeps it for as long as the view is open.
  }
}
