import { buttonClasses } from '#src/ui/button-classes.ts'
import { useUi } from '#src/ui/ui-context.tsx'

/** Says that the page someone asked for could not be fetched; a press tries again. Hidden until then. */
export function ConnectionNotice() {
  const { offline, retry } = useUi()
  return (
    <div id="connection-notice" className="connection-notice on-ink" hidden>
      <p>{offline}</p>
      <a href="/" className={buttonClasses({ variant: 'outline', size: 'sm' })}>
        {retry}
      </a>
    </div>
  )
}
