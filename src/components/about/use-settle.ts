import { useEffect, useRef, useState } from 'react'
import { motionAllowed } from '#src/lib/preferences.ts'

const duration = 900
const easeOut = (share: number) => 1 - (1 - share) ** 4

/** A number that settles on its target in 900 ms, or at once where motion is not welcome. */
export function useSettle(target: number): number {
  const [value, setValue] = useState(target)
  const shown = useRef(target)
  useEffect(() => {
    const from = shown.current
    const show = (next: number) => {
      shown.current = next
      setValue(next)
    }
    if (from === target) return
    if (!motionAllowed()) {
      show(target)
      return
    }
    const start = performance.now()
    const step = (now: number) => {
      const share = Math.min(Math.max((now - start) / duration, 0), 1)
      show(share === 1 ? target : from + (target - from) * easeOut(share))
      if (share < 1) frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [target])
  return value
}
