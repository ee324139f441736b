/** Grows the hairline under the top bar with the part of the text (`data-target`) that has been read. */
export function showReadingProgress(bar: HTMLElement): (() => void) | undefined {
  const text = document.getElementById(bar.dataset.target ?? '')
  if (!text) return undefined
  let frame = 0
  const measure = () => {
    frame = 0
    const { top, height } = text.getBoundingClientRect()
    const read = Math.min(1, Math.max(0, -top / Math.max(1, height - innerHeight)))
    bar.style.setProperty('--read', String(read))
  }
  const schedule = () => {
    frame ||= requestAnimationFrame(measure)
  }
  addEventListener('scroll', schedule, { passive: true })
  schedule()
  return () => {
    removeEventListener('scroll', schedule)
    cancelAnimationFrame(frame)
  }
}
