import { type RefObject, useEffect, useRef, useState } from 'react'
import { advanceSeconds } from '#src/blocks/transformation-os/experience.ts'
import { motionAllowed } from '#src/lib/preferences.ts'

/** Whether nothing keeps the steps from advancing: pointer and focus are elsewhere, the area is on screen, the tab shown. */
function undisturbed(area: HTMLElement): boolean {
  const { top, bottom } = area.getBoundingClientRect()
  const onScreen = bottom > 0 && top < window.innerHeight
  return onScreen && !document.hidden && !area.matches(':hover') && !area.contains(document.activeElement)
}

/**
 * Calls `next` every five seconds unless paused or disturbed (WAI-ARIA APG, carousel).
 * Under reduced motion it starts paused.
 */
export function useAutoAdvance(area: RefObject<HTMLElement | null>, next: () => void) {
  const [playing, setPlaying] = useState(false)
  const [round, setRound] = useState(0)
  const latest = useRef(next)
  useEffect(() => {
    latest.current = next
  })
  useEffect(() => setPlaying(motionAllowed()), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round starts the five seconds again
  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => {
      if (area.current && undisturbed(area.current)) latest.current()
    }, advanceSeconds * 1000)
    return () => clearInterval(timer)
  }, [playing, round, area])
  return { playing, toggle: () => setPlaying(!playing), restart: () => setRound((value) => value + 1) }
}
