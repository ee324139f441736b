import { useEffect } from 'react'
import { afterPaint } from '#src/lib/after-paint.ts'

/**
 * Takes everything behind an open menu out of reach: the main content and the footer. In the frame after the menu has
 * been painted, because the style of all they hold changes with it.
 */
export function usePageInert(inert: boolean): void {
  useEffect(() => {
    if (!inert) return
    const behind = document.querySelectorAll<HTMLElement>('main, footer')
    const set = (value: boolean) => {
      for (const element of behind) element.inert = value
    }
    const cancel = afterPaint(() => set(true))
    return () => {
      cancel()
      set(false)
    }
  }, [inert])
}
