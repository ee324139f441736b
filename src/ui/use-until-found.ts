import { type RefObject, useLayoutEffect } from 'react'

/** Whether the fragment of the address leads into the element: then whoever reads the fragment opens it. */
function namedByAddress(node: HTMLElement): boolean {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
  return target !== null && node.contains(target)
}

/**
 * Closes an element so that the browser's own search still finds its words; a match calls `onFound`.
 *
 * React prints `hidden="until-found"` as a plain `hidden`, so the attribute is set here.
 */
export function useUntilFound(element: RefObject<HTMLElement | null>, closed: boolean, onFound: () => void): void {
  useLayoutEffect(() => {
    const node = element.current
    if (!node || !closed) return
    const found = () => {
      if (!namedByAddress(node)) onFound()
    }
    node.setAttribute('hidden', 'until-found')
    node.addEventListener('beforematch', found)
    return () => {
      node.removeAttribute('hidden')
      node.removeEventListener('beforematch', found)
    }
  }, [element, closed, onFound])
}
