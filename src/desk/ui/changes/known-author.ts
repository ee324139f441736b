import type { ReviewRequest } from '../../requests/hand-over.ts'

type Author = NonNullable<ReviewRequest['author']>

const key = 'desk:author'

/** Who sent something last from this browser. */
export function knownAuthor(): Partial<Author> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Author>
  } catch {
    // A browser that keeps nothing knows nobody.
    return {}
  }
}

/** Keeps in this browser who sends changes. */
export function rememberAuthor(author: Author): void {
  try {
    localStorage.setItem(key, JSON.stringify(author))
  } catch {
    // It is asked again the next time.
  }
}
