import { useEffect } from 'react'

/** Takes everything behind an open menu out of reach: the main content and the footer. */
export function usePageInert(inert: boolean): void {
  useEffect(() => {
    if (!inert) return
    const behind = document.querySelectorAll<HTMLElement>('main, footer')
    for (const element of behind) element.inert = true
    return () => {
      for (const element of behind) element.inert = false
    }
  }, [inert])
}
