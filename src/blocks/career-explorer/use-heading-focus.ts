import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** A link to the section that `inside` stands in leads on to its heading. */
export function useHeadingFocus(inside: RefObject<HTMLElement | null>) {
  const { hash } = useLocation()
  useEffect(() => {
    const section = inside.current?.closest('section')
    const heading = section?.querySelector('h2')
    if (!heading || hash !== `#${section?.id}`) return
    heading.tabIndex = -1
    // The browser takes the focus away when it arrives at a fragment, a moment after it says so.
    const timer = setTimeout(() => heading.focus({ preventScroll: true }))
    return () => clearTimeout(timer)
  }, [inside, hash])
}
