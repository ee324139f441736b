import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls a list of links so far that the one marked as current is in sight. The page around it stays where it is. */
export function useScrolledIntoView<List extends HTMLElement>(current: string | undefined): RefObject<List | null> {
  const list = useRef<List>(null)
  useEffect(() => {
    const link = current && list.current?.querySelector('[aria-current]')
    if (!list.current || !link) return
    const [frame, mark] = [list.current.getBoundingClientRect(), link.getBoundingClientRect()]
    if (mark.top < frame.top || mark.bottom > frame.bottom)
      list.current.scrollTop += mark.top - frame.top - frame.height / 3
  }, [current])
  return list
}
