import { useEffect, useState } from 'react'

/** How far from the top, in pixels, a heading may stand to be the one whose text is read: just below where links lead. */
const line = 112

/** The last heading above the line. */
function headingAbove(headings: readonly Element[]): string | undefined {
  return headings.findLast((heading) => heading.getBoundingClientRect().top <= line)?.id
}

/** The name of the second- or third-level heading whose text is being read, inside the element with the given id. */
export function useCurrentHeading(container: string): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const headings = [...(document.getElementById(container)?.querySelectorAll('h2[id], h3[id]') ?? [])]
    if (headings.length === 0 || typeof IntersectionObserver === 'undefined') return
    const update = () => setCurrent(headingAbove(headings))
    const observer = new IntersectionObserver(update, { rootMargin: `-${line}px 0px 0px` })
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [container])
  return current
}
