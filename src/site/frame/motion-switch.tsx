import { useState, useSyncExternalStore } from 'react'
import { afterPaint } from '#src/lib/after-paint.ts'
import { motionPaused, onPreferenceChange, pauseMotion } from '#src/lib/preferences.ts'
import { useUi } from '#src/ui/ui-context.tsx'

/**
 * Pauses or resumes every moving decoration of the site. The words say what a press will do: both stand there, one of
 * them hidden, so that a press has nothing to lay out again. They change at once; the page follows in the next frame.
 */
export function MotionSwitch() {
  const { motion: words } = useUi()
  const inForce = useSyncExternalStore(onPreferenceChange, motionPaused, () => false)
  const [pressed, setPressed] = useState<boolean>()
  const paused = pressed ?? inForce
  const toggle = () => {
    setPressed(!paused)
    afterPaint(() => {
      pauseMotion(!paused)
      setPressed(undefined)
    })
  }
  return (
    <button type="button" className="motion-switch needs-script" onClick={toggle}>
      <Choice hidden={paused} icon="M2 1H5V11H2ZM8 1H11V11H8Z" words={words.pause} />
      <Choice hidden={!paused} icon="M2 1L11 6L2 11Z" words={words.resume} />
    </button>
  )
}

function Choice({ hidden, icon, words }: { hidden: boolean; icon: string; words: string }) {
  return (
    <span aria-hidden={hidden || undefined}>
      <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
        <path d={icon} fill="currentColor" />
      </svg>
      {words}
    </span>
  )
}
