import { type RefObject, useLayoutEffect } from 'react'

/**
 * Closes an element so that the browser's own search still finds its words; a match calls `onFound`.
 *
 * React prints `hidden="until-found"` as a plain `hidden`, so the attribute is set here.
 */
export function useUntilFound(element: RefObject<HTMLElement | null>, closed: boolean, onFound: () => void): void {
  useLayoutEffect(() => {
    const node = element.current
    if (!node || !closed) return
    node.setAttribute('hidden', 'until-found')
    node.addEventListener('beforematch', onFound)
    return () => {
      node.removeAttribute('hidden')
      node.removeEventListener('beforematch', onFound)
    }
  }, [element, closed, onFound])
}
