/** Calls back once, when this share of the element is on screen. Returns what stops waiting. */
export function whenVisible(element: Element, share: number, onVisible: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      onVisible()
    },
    { threshold: share },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
