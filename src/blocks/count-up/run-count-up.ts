import { formatNumber } from '#src/lib/numbers.ts'
import { motionAllowed } from '#src/lib/preferences.ts'

/**
 * Puts a copy of what an element says in its place, for something to move in. Screen readers go on meeting the words
 * themselves, as they are heard; the copy alone is copied along with the words around it.
 */
function movingCopy(element: HTMLElement, words: string, heard: string): HTMLElement {
  const [said, shown, moving] = ['sr-only select-none', 'count', ''].map((name) => {
    const part = document.createElement('span')
    part.className = name
    part.textContent = words
    return part
  }) as [HTMLElement, HTMLElement, HTMLElement]
  said.textContent = heard
  shown.ariaHidden = 'true'
  shown.dataset.final = words
  shown.replaceChildren(moving)
  element.replaceChildren(said, shown)
  return moving
}

/** Counts the element up to the number it shows, once, when it comes into view. Its `data-` attributes say how. */
export function runCountUp(element: HTMLElement): (() => void) | undefined {
  if (!motionAllowed()) return undefined
  const { value, prefix = '', suffix = '', decimals, duration, steps, heard } = element.dataset
  const final = element.textContent ?? ''
  const settle = () => {
    element.textContent = final
    if (heard) element.dataset.heard = heard
  }
  let stopCounting = () => {}
  const stopWaiting = whenVisible(element, 0.4, () => {
    const moving = movingCopy(element, final, final + (heard ?? ''))
    delete element.dataset.heard
    stopCounting = count(Number(duration) * 1000, Number(steps ?? 0), (share) => {
      const number = prefix + formatNumber(Number(value) * share, Number(decimals)) + suffix
      if (share === 1) settle()
      else moving.textContent = motionAllowed() ? number : final
    })
  })
  return () => {
    stopWaiting()
    stopCounting()
    settle()
  }
}

/** Reports the share of the way done, from 0 to exactly 1, on every frame. Without steps it glides. */
function count(milliseconds: number, steps: number, onShare: (share: number) => void): () => void {
  const start = performance.now()
  let frame = 0
  const tick = (now: number) => {
    const time = Math.min(1, Math.max(0, (now - start) / milliseconds))
    onShare(steps ? Math.floor(time * steps) / steps : 1 - (1 - time) ** 4)
    if (time < 1) frame = requestAnimationFrame(tick)
  }
  tick(start)
  return () => cancelAnimationFrame(frame)
}

/** Calls back once, when this share of the element is on screen. Returns what stops waiting. */
function whenVisible(element: Element, share: number, onVisible: () => void): () => void {
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
