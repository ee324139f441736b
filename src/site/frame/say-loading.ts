import { announce } from './announcer.tsx'

/** Pages that arrive sooner than this are not announced as loading (ms). */
const patience = 500

/** Says, and shows on the scale under the bar, that a page is on its way. Returns what takes it back. */
export function sayLoading(words: string): () => void {
  const timer = setTimeout(() => {
    document.documentElement.dataset.loading = ''
    announce(words)
  }, patience)
  return () => {
    clearTimeout(timer)
    delete document.documentElement.dataset.loading
  }
}
