import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useUi } from '#src/ui/ui-context.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { useLinkButton } from '#src/ui/use-link-button.ts'
import { type LoadedSearch, loadSearch } from './load-search.ts'

const isMac = () => /^(?:Mac|iP)/.test(navigator.platform)

/** ⌘ K where there is that key: there Ctrl K deletes the rest of a line in every field. */
const isShortcut = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'k' && (isMac() ? event.metaKey : event.ctrlKey) && !event.altKey && !event.shiftKey

/** Opens the search. Without script, and until the page is alive, it is a link to the page of the search. */
export function SearchButton() {
  const ui = useUi()
  const navigate = useNavigate()
  const [search, setSearch] = useState<LoadedSearch>()
  /** Counts how often the dialog was opened; 0 while it is closed. */
  const [opening, setOpening] = useState(0)
  const link = useRef<HTMLAnchorElement>(null)

  const start = () => {
    // Whatever kept the dialog away: the page of the search says so, or does without it.
    loadSearch().then(
      (loaded) => {
        setSearch(loaded)
        // A dialog that has just been closed and has not said so yet is replaced by a new one.
        setOpening((count) => count + 1)
      },
      () => navigate('/search'),
    )
  }
  const button = useLinkButton(start, {
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Control+K Meta+K',
  })
  const hydrated = useHydrated()
  const prepare = () => void loadSearch().catch(() => {})

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      if (!document.querySelector('.search-dialog[open]')) link.current?.click()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <>
      <a
        ref={link}
        href="/search"
        aria-label={ui.search}
        className="bar-link"
        title={hydrated ? `${ui.search} (${ui.searchKeys})` : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        {...button}
      >
        <svg viewBox="-2 -2 14 14" className="size-7" aria-hidden="true">
          <path d="M6 6l3 3M4 1a3 3 0 1 0 .01 0" className="mark-rules" />
        </svg>
      </a>
      {opening > 0 && search && <search.Dialog key={opening} words={search.words} onClose={() => setOpening(0)} />}
    </>
  )
}
