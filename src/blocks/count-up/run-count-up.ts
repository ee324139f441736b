import { formatNumber } from '#src/lib/numbers.ts'
import { motionAllowed } from '#src/lib/preferences.ts'
import { whenVisible } from '#src/ui/when-visible.ts'

/** Counts the element up to the number it shows, once, when it comes into view. Its `data-` attributes say how. */
export function runCountUp(element: HTMLElement): (() => void) | undefined {
  if (!motionAllowed()) return undefined
  const { value, prefix = '', suffix = '', decimals, duration, steps } = element.dataset
  const final = element.textContent
  let stopCounting = () => {}
  const stopWaiting = whenVisible(element, 0.4, () => {
    stopCounting = count(Number(duration) * 1000, Number(steps ?? 0), (share) => {
      const number = prefix + formatNumber(Number(value) * share, Number(decimals)) + suffix
      element.textContent = motionAllowed() ? number : final
    })
  })
  return () => {
    stopWaiting()
    stopCounting()
    element.textContent = final
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
