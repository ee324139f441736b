/** Whether the entry before this one in the browser's history is one the visitor came from. */
export function canGoBack(): boolean {
  const index: unknown = window.history.state?.idx
  if (typeof index === 'number' && index > 0) return true
  // A visit that began with this document: without a referrer it was typed, opened from a mail or in a new tab.
  return window.history.length > 1 && document.referrer !== ''
}
