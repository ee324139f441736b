import { useEffect, useRef } from 'react'
import { motionAllowed } from '#src/lib/preferences.ts'
import { whenVisible } from '#src/ui/when-visible.ts'

export interface CountUpProps {
  value: number
  prefix?: string | undefined
  suffix?: string | undefined
  decimals?: number | undefined
  /** Seconds. */
  duration?: number | undefined
  /** Counts in this many equal increments instead of gliding. */
  steps?: number | undefined
}

/**
 * A number that counts up once when it comes into view.
 *
 * The final number is in the HTML. Screen readers only ever meet that one; what moves is a hidden copy of it.
 */
export function CountUp({ value, prefix = '', suffix = '', decimals = 0, duration = 2, steps }: CountUpProps) {
  const moving = useRef<HTMLSpanElement>(null)
  const print = (number: number) => prefix + formatNumber(number, decimals) + suffix
  const final = print(value)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per number; a new page makes a new element
  useEffect(() => {
    const element = moving.current
    if (!element || !motionAllowed()) return
    let stopCounting = () => {}
    const stopWaiting = whenVisible(element, 0.4, () => {
      stopCounting = count(duration * 1000, steps, (share) => {
        element.textContent = motionAllowed() ? print(value * share) : final
      })
    })
    return () => {
      stopWaiting()
      stopCounting()
      element.textContent = final
    }
  }, [value])

  return (
    <span className="whitespace-nowrap">
      <span className="sr-only">{final}</span>
      <span aria-hidden="true" className="count" data-final={final}>
        <span ref={moving}>{final}</span>
      </span>
    </span>
  )
}

function formatNumber(number: number, decimals: number): string {
  return number.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

/** Reports the share of the way done, from 0 to exactly 1, on every frame. */
function count(milliseconds: number, steps: number | undefined, onShare: (share: number) => void): () => void {
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
