import { useUi } from '#src/ui/ui-context.tsx'

/**
 * Pauses or resumes every moving decoration of the site. The words say what a press will do: both stand there, one of
 * them hidden, so that a press has nothing to lay out again.
 */
export function MotionSwitch() {
  const { motion: words } = useUi()
  return (
    <button type="button" className="motion-switch needs-script" data-behavior="motion-switch">
      <Choice icon="M2 1H5V11H2ZM8 1H11V11H8Z" words={words.pause} />
      <Choice hidden icon="M2 1L11 6L2 11Z" words={words.resume} />
    </button>
  )
}

function Choice({ hidden, icon, words }: { hidden?: boolean; icon: string; words: string }) {
  return (
    <span aria-hidden={hidden}>
      <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
        <path d={icon} fill="currentColor" />
      </svg>
      {words}
    </span>
  )
}
