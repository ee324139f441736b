import { replaceRoute } from '../route.ts'

const key = 'desk:token'
/** Where the browser has no room to keep it: further windows then have to be opened with it. */
let unkept = ''

/**
 * Keeps the token of this start of the desk, which arrives in the fragment of the first address and is taken out of it at
 * once; a file beside it is opened. Links of the preview bring a file alone. Further windows of the same origin find the token where it is kept.
 */
export function keepToken(): void {
  const arrived = new URLSearchParams(location.hash.slice(1))
  const [token, file] = [arrived.get('token'), arrived.get('file')]
  if (token) keep(token)
  if (file) replaceRoute({ view: 'write', file })
  else if (token) history.replaceState(null, '', location.pathname + location.search)
}

function keep(token: string): void {
  try {
    localStorage.setItem(key, token)
  } catch {
    localStorage.removeItem(key)
    unkept = token
  }
  // Browsers tell the other windows alone; this one may have been given the address of a new start, too.
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

/** Calls the listener once, when a window brings the token of a new start: another, or this one by its address. */
export function onNewToken(listener: () => void): void {
  const hear = (event: StorageEvent) => {
    if (event.key !== key) return
    window.removeEventListener('storage', hear)
    listener()
  }
  window.addEventListener('storage', hear)
}

/** The token of the newest start: a window that outlived a start uses the one that came after it. */
export const currentToken = (): string => localStorage.getItem(key) ?? unkept
