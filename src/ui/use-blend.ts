import { useEffect, useRef, useState } from 'react'
import { motionAllowed } from '#src/lib/preferences.ts'

/** Moves from 0 to 1 or back within `milliseconds` whenever the target changes; at once where motion is off. */
export function useBlend(target: 0 | 1, milliseconds = 900): number {
  const [blend, setBlend] = useState<number>(target)
  const current = useRef<number>(target)

  useEffect(() => {
    const from = current.current
    if (from === target) return
    const start = performance.now()
    let frame = 0
    const move = (now: number) => {
      const time = motionAllowed() ? Math.min(1, Math.max(0, (now - start) / milliseconds)) : 1
      current.current = from + (target - from) * (1 - (1 - time) ** 3)
      setBlend(current.current)
      if (time < 1) frame = requestAnimationFrame(move)
    }
    frame = requestAnimationFrame(move)
    return () => cancelAnimationFrame(frame)
  }, [target, milliseconds])

  return blend
}
