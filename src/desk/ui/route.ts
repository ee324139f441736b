import { useSyncExternalStore } from 'react'

/** Where in the desk somebody is. `file` with `view: 'write'` only; `field`, `line` and `column` say where to begin. */
export interface Route {
  view: 'find' | 'write' | 'problems' | 'changes' | 'reviews'
  file?: string
  field?: string
  line?: number
  column?: number
  /** So many characters are selected there. */
  length?: number
  /** The page that is shown beside the file; its own without it. */
  page?: string
}

const moved = 'desk:moved'

/** The address of a place: `/_desk/?file=content/articles/x.mdx`. */
export function addressOf({ view, file, field, line, column, length, page }: Route): string {
  const query = new URLSearchParams()
  if (file) query.set('file', file)
  else if (view !== 'find') query.set('view', view)
  if (field) query.set('field', field)
  if (line) query.set('line', String(line))
  if (column) query.set('column', String(column))
  if (length) query.set('length', String(length))
  if (page) query.set('page', page)
  const search = query.toString().replaceAll('%2F', '/')
  return search ? `/_desk/?${search}` : '/_desk/'
}

function routeOf(search: string): Route {
  const query = new URLSearchParams(search)
  const file = query.get('file')
  const [line, column, length] = ['line', 'column', 'length'].map((name) => Number(query.get(name)) || undefined)
  const [field, page] = ['field', 'page'].map((name) => query.get(name) ?? undefined)
  if (file) return { view: 'write', file, field, line, column, length, page }
  const view = (['problems', 'changes', 'reviews'] as const).find((name) => name === query.get('view'))
  return { view: view ?? 'find' }
}

let known = { search: '', route: routeOf('') }

export function currentRoute(): Route {
  if (known.search !== location.search) known = { search: location.search, route: routeOf(location.search) }
  return known.route
}

function watch(listener: () => void): () => void {
  window.addEventListener('popstate', listener)
  window.addEventListener(moved, listener)
  return () => {
    window.removeEventListener('popstate', listener)
    window.removeEventListener(moved, listener)
  }
}

export const useRoute = (): Route => useSyncExternalStore(watch, currentRoute)

/** Puts the address of a place where another one stands. */
export function replaceRoute(route: Route): void {
  history.replaceState(null, '', addressOf(route))
  window.dispatchEvent(new Event(moved))
}

/** Whether the code of the desk is another since this window was opened. */
let isOutdated = false

/** Has the next place loaded by the browser, with the code of now: what is not saved by then is kept and put back. */
export function loadNextPlace(): void {
  isOutdated = true
}

/** Goes to a place of the desk. */
export function goTo(route: Route): void {
  if (isOutdated) location.assign(addressOf(route))
  else {
    history.pushState(null, '', addressOf(route))
    window.dispatchEvent(new Event(moved))
  }
}
