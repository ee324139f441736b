import { formatNumber } from '#src/lib/numbers.ts'
import { motionAllowed } from '#src/lib/preferences.ts'

/**
 * Lays a copy over what an element says, for something to move in. The words themselves stay, unseen, as the node they are:
 * Orca 43.1 leaves out the rest of the sentence in Firefox when the node it is reading goes.
 */
function layCopyOver(element: HTMLElement): HTMLElement {
  const copy = document.createElement('span')
  copy.className = 'count'
  copy.ariaHidden = 'true'
  element.append(copy)
  element.dataset.counting = ''
  return copy
}

/** Counts the element up to the number it shows, once, when it comes into view. Its `data-` attributes say how. */
export function runCountUp(element: HTMLElement): (() => void) | undefined {
  if (!motionAllowed()) return undefined
  const { value, prefix = '', suffix = '', decimals, duration, steps } = element.dataset
  let stopCounting = () => {}
  const stopWaiting = whenVisible(element, 0.4, () => {
    const copy = layCopyOver(element)
    const settle = () => {
      copy.remove()
      delete element.dataset.counting
    }
    const stopMoving = count(Number(duration) * 1000, Number(steps ?? 0), (share) => {
      if (share === 1 || !motionAllowed()) settle()
      else copy.textContent = prefix + formatNumber(Number(value) * share, Number(decimals)) + suffix
    })
    stopCounting = () => {
      stopMoving()
      settle()
    }
  })
  return () => {
    stopWaiting()
    stopCounting()
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
