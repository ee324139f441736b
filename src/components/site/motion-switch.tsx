import { useSyncExternalStore } from 'react'
import { motionPaused, onPreferenceChange, pauseMotion } from '#src/lib/preferences.ts'
import { useUi } from './ui-context.tsx'

/** Pauses or resumes every moving decoration of the site. The words say what a press will do. */
export function MotionSwitch() {
  const { motion: words } = useUi()
  const paused = useSyncExternalStore(onPreferenceChange, motionPaused, () => false)
  return (
    <button type="button" className="motion-switch needs-script" onClick={() => pauseMotion(!paused)}>
      <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
        <path d={paused ? 'M2 1L11 6L2 11Z' : 'M2 1H5V11H2ZM8 1H11V11H8Z'} fill="currentColor" />
      </svg>
      {paused ? words.resume : words.pause}
    </button>
  )
}
