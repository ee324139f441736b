import { type RefObject, useEffect, useState } from 'react'

/** The id of the article inside `container` that crosses the upper third of the screen, for an index that follows the reader. */
export function useCurrentSection(container: RefObject<HTMLElement | null>): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    if (!container.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) setCurrent(target.id)
          else setCurrent((now) => (now === target.id ? undefined : now))
        }
      },
      { rootMargin: '-33% 0px -66%' },
    )
    for (const article of container.current.querySelectorAll('article[id]')) observer.observe(article)
    return () => observer.disconnect()
  }, [container])
  return current
}
