import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { motionAllowed } from '#src/lib/preferences.ts'
import { announce } from './announcer.tsx'

/** How long a new page fades in (ms). */
const fadeTime = 200

/** Scroll positions of the entries of the history, for as long as the document lives. */
const positions = new Map<string, number>()

function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

function fragmentTarget({ hash }: Location): HTMLElement | null {
  return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
}

/** Puts scroll and focus where the reader expects them. Gives back what was focused. */
function arrive(location: Location, type: NavigationType): HTMLElement | null {
  const target = fragmentTarget(location)
  const position = type === NavigationType.Pop ? positions.get(location.key) : undefined
  if (position === undefined && target) target.scrollIntoView()
  else window.scrollTo({ top: position ?? 0, behavior: 'instant' })
  const focus = (position === undefined && target) || document.querySelector<HTMLElement>('main h1')
  if (focus) focusOn(focus)
  // The page is there at once; what fades is only how new it looks.
  if (motionAllowed()) document.querySelector('main')?.animate({ opacity: [0.5, 1] }, fadeTime)
  return focus
}

/** Whether a change of address is a visit: another page, or a link to a place on this one. Filters are neither. */
function isVisit(from: Location, to: Location, type: NavigationType): boolean {
  if (from.pathname !== to.pathname) return true
  return from.hash !== to.hash && type === NavigationType.Push && to.hash !== ''
}

/** After a navigation in place: scroll position, focus on the heading, and the page’s name for screen readers. */
export function RouteFocus() {
  const location = useLocation()
  const type = useNavigationType()
  const shown = useRef(location)

  useEffect(() => {
    const onScroll = () => positions.set(shown.current.key, window.scrollY)
    const ours = () => {
      history.scrollRestoration = 'manual'
    }
    // Leaving the document: a reload or a return is restored by the browser.
    const native = () => {
      history.scrollRestoration = 'auto'
    }
    ours()
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('pagehide', native)
    window.addEventListener('pageshow', ours)
    return () => {
      native()
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('pagehide', native)
      window.removeEventListener('pageshow', ours)
    }
  }, [])

  useLayoutEffect(() => {
    const from = shown.current
    if (from === location) return
    shown.current = location
    // Another view of the page stays where it is, and Back leads to the same place.
    if (!isVisit(from, location, type)) return void positions.set(location.key, window.scrollY)
    // The focused heading is read out by itself; a page without one is announced by its title.
    if (!arrive(location, type)) setTimeout(() => announce(document.title))
  }, [location, type])

  return null
}
