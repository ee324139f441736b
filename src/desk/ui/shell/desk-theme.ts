import { useSyncExternalStore } from 'react'

/** The theme of the desk itself. The page beside it has its own. */
export type DeskTheme = 'system' | 'light' | 'dark'

const key = 'desk:theme'
const changed = 'desk:theme'

export function deskTheme(): DeskTheme {
  const kept = localStorage.getItem(key)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

/** Shows the theme that was chosen. */
export function applyTheme(): void {
  const theme = deskTheme()
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

export function chooseDeskTheme(theme: DeskTheme): void {
  localStorage.setItem(key, theme)
  applyTheme()
  window.dispatchEvent(new Event(changed))
}

function watch(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  return () => window.removeEventListener(changed, listener)
}

export const useDeskTheme = (): DeskTheme => useSyncExternalStore(watch, deskTheme)
