import { createPath, type Location, NavigationType, type Navigator } from 'react-router-dom'

/** Where the visitor is, for React Router, and how it became that. */
interface Here {
  location: Location
  type: NavigationType
}

const listeners = new Set<() => void>()

/** How often the address was read: following a link twice is two visits. */
let changes = 0

function read(type: NavigationType): Here {
  const { pathname, search, hash } = window.location
  changes += 1
  return { location: { pathname, search, hash, state: null, key: String(changes) }, type }
}

let current: Here | undefined

/** The address bar as it is now. */
export function here(): Here {
  current ??= read(NavigationType.Pop)
  return current
}

function tell(type: NavigationType): void {
  current = read(type)
  for (const listener of listeners) listener()
}

/** Back and forward, and links to places on the page. */
const events = ['popstate', 'hashchange'] as const
const onPop = () => tell(NavigationType.Pop)

/** Calls back after every change of the address on this page. Returns the way to stop. */
export function onAddress(listener: () => void): () => void {
  if (listeners.size === 0) for (const name of events) addEventListener(name, onPop)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) for (const name of events) removeEventListener(name, onPop)
  }
}

/** Another view of the page is written into the address and keeps its state; another page is a document of its own. */
function go(to: Parameters<Navigator['push']>[0], type: NavigationType.Push | NavigationType.Replace) {
  const url = new URL(typeof to === 'string' ? to : createPath(to), window.location.href)
  const replaces = type === NavigationType.Replace
  if (url.pathname !== window.location.pathname) return window.location[replaces ? 'replace' : 'assign'](url)
  history[replaces ? 'replaceState' : 'pushState'](history.state, '', url)
  tell(type)
}

/** For the hooks of React Router. */
export const addressBar: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: (steps) => history.go(steps),
  push: (to) => go(to, NavigationType.Push),
  replace: (to) => go(to, NavigationType.Replace),
}
