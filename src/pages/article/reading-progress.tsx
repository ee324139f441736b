import { useEffect, useRef } from 'react'

/** A hairline under the top bar that grows with the part of the element that has been read. */
export function ReadingProgress({ target }: { target: string }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = document.getElementById(target)
    if (!element) return
    let frame = 0
    const measure = () => {
      frame = 0
      const { top, height } = element.getBoundingClientRect()
      const read = Math.min(1, Math.max(0, -top / Math.max(1, height - innerHeight)))
      bar.current?.style.setProperty('--read', String(read))
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(measure)
    }
    addEventListener('scroll', schedule, { passive: true })
    measure()
    return () => {
      removeEventListener('scroll', schedule)
      cancelAnimationFrame(frame)
    }
  }, [target])
  return <div ref={bar} className="reading-progress" aria-hidden="true" />
}
