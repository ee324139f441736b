export type ThemeChoice = 'system' | 'light' | 'dark'

const changed = 'preferencechange'

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Storage may be full, blocked or absent; the choice then lasts as long as the page. */
function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Nothing to do: the attribute on <html> already carries the choice.
  }
}

/** Sets or removes a `data-` attribute of the document and remembers the value under the same name. */
function choose(name: 'theme' | 'motion', value: string | null): void {
  const root = document.documentElement
  if (value === null) delete root.dataset[name]
  else root.dataset[name] = value
  store(name, value)
  window.dispatchEvent(new Event(changed))
}

/** The theme in force: what was chosen, or `system`. */
export function readTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Chooses the theme. `system` forgets the choice. */
export function chooseTheme(theme: ThemeChoice): void {
  choose('theme', theme === 'system' ? null : theme)
}

/** Whether motion was switched off on this site. */
export function motionPaused(): boolean {
  return document.documentElement.dataset.motion === 'off'
}

/** Switches every moving decoration of the site off or on. */
export function pauseMotion(paused: boolean): void {
  choose('motion', paused ? 'off' : null)
}

/** Whether decoration may move: neither switched off here nor reduced by the system. */
export function motionAllowed(): boolean {
  return !motionPaused() && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Takes over what was chosen on an earlier page or in another tab. */
export function applyPreferences(): void {
  const theme = stored('theme')
  const root = document.documentElement
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  else delete root.dataset.theme
  if (stored('motion') === 'off') root.dataset.motion = 'off'
  else delete root.dataset.motion
}

/** Calls the listener whenever a preference changes, here, in another tab or in the system. Returns the way to stop. */
export function onPreferenceChange(listener: () => void): () => void {
  const system = window.matchMedia('(prefers-reduced-motion: reduce)')
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== 'theme' && event.key !== 'motion') return
    applyPreferences()
    listener()
  }
  window.addEventListener(changed, listener)
  window.addEventListener('storage', fromOtherTab)
  system.addEventListener('change', listener)
  return () => {
    window.removeEventListener(changed, listener)
    window.removeEventListener('storage', fromOtherTab)
    system.removeEventListener('change', listener)
  }
}
