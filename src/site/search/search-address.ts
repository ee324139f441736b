import * as routes from '#src/lib/routes.ts'
/** The address of the page with all results of a question; that of the page itself when nothing is asked. */
export function searchAddress(question: string): string {
  return question ? `${routes.search}?${new URLSearchParams({ q: question })}` : routes.search
}
