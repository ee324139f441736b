import { canHydrate } from '#src/lib/can-hydrate.ts'
import { isPageLeft } from '#src/lib/is-page-left.ts'
import { isPlainClick } from '#src/lib/is-plain-click.ts'
import { keepTyped } from './keep-typed.ts'

const isMac = () => /^(?:Mac|iP)/.test(navigator.platform)

/** ⌘ K where there is that key: there Ctrl K deletes the rest of a line in every field. */
const isShortcut = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'k' && (isMac() ? event.metaKey : event.ctrlKey) && !event.altKey && !event.shiftKey

const dialog = () => import('#src/site/search/show-dialog.tsx')

/** Makes the link to the search a button that opens it over the page. It is fetched when somebody turns to the button. */
export function openSearch(link: HTMLElement): (() => void) | undefined {
  if (!canHydrate) return undefined
  const listening = new AbortController()
  const options = { signal: listening.signal }
  link.role = 'button'
  link.ariaHasPopup = 'dialog'
  link.setAttribute('aria-keyshortcuts', 'Control+K Meta+K')
  link.title = link.dataset.title ?? ''

  let isLink = false

  const prepare = () =>
    void dialog()
      .then(({ loadWords }) => loadWords())
      .catch(() => {})
  const open = (event: Event) => {
    event.preventDefault()
    const typed = keepTyped()
    // Whatever kept the dialog away: the page of the search does without it, or a notice says that it cannot be had.
    const follow = () => {
      const question = typed()
      if (isPageLeft()) return
      const anchor = link as HTMLAnchorElement
      const href = anchor.getAttribute('href') as string
      if (question) anchor.search = `${new URLSearchParams({ q: question })}`
      isLink = true
      anchor.click()
      isLink = false
      setTimeout(() => anchor.setAttribute('href', href))
    }
    dialog()
      .then(({ openDialog }) => openDialog(typed))
      .catch(follow)
  }
  link.addEventListener('pointerenter', prepare, options)
  link.addEventListener('focus', prepare, options)
  link.addEventListener('click', (event) => !isLink && isPlainClick(event) && open(event), options)
  link.addEventListener('keydown', (event) => event.key === ' ' && open(event), options)
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isShortcut(event)) return
    if (document.querySelector('.search-dialog[open]')) event.preventDefault()
    else open(event)
  }
  document.addEventListener('keydown', onKeyDown, options)
  return () => listening.abort()
}
