import * as routes from '#src/lib/routes.ts'
import { useUi } from '#src/ui/ui-context.tsx'

/** Opens the search. Without script, and until the page is alive, it is a link to the page of the search. */
export function SearchButton() {
  const { search, searchKeys } = useUi()
  return (
    <a href={routes.search} className="bar-link" data-behavior="search" data-title={`${search} (${searchKeys})`}>
      <span className="sr-only">{search}</span>
      <svg viewBox="-2 -2 14 14" className="size-7" aria-hidden="true">
        <path d="M6 6l3 3M4 1a3 3 0 1 0 .01 0" className="mark-rules" />
      </svg>
    </a>
  )
}
