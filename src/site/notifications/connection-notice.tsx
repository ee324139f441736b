import { buttonClasses } from '#src/ui/button-classes.ts'
import { useUi } from '#src/ui/ui-context.tsx'

/**
 * Says that the page someone asked for could not be fetched; a press tries again. Its words stand in no text until then:
 * text browsers do not know what is hidden.
 */
export function ConnectionNotice() {
  const { offline, retry } = useUi()
  return (
    <div id="connection-notice" className="connection-notice on-ink" hidden>
      <p data-words={offline} />
      {/* biome-ignore lint/a11y: a link as soon as it says where to */}
      <a data-words={retry} className={buttonClasses({ variant: 'outline', size: 'sm' })} />
    </div>
  )
}
