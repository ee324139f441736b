import { useId } from 'react'
import { fillWords } from '#src/lib/fill-words.ts'
import { useUi } from '#src/ui/ui-context.tsx'
import { Badge } from './badge.tsx'
import { useTooltip } from './use-tooltip.tsx'

/** What the build hands to a block whose figure stands in the claims register. */
export interface ClaimNoteData {
  id: string
  value: string
  /** What the figure counts. */
  label: string
  /** What exactly is counted. */
  scope?: string | undefined
  source?: string | undefined
  illustrative?: boolean | undefined
}

/** The small "i" after a figure that opens the scope and source of the figure. On paper it prints as a note. */
export function ClaimNote({ id, value, label, scope, source, illustrative }: ClaimNoteData) {
  const ui = useUi()
  const note = `note-${id}-${useId()}`
  const { button, panel, wake, listeners, engine } = useTooltip()
  return (
    <span className="claim-note" {...wake}>
      <button
        ref={button}
        type="button"
        className="claim-button"
        popoverTarget={note}
        aria-label={fillWords(ui.claimNote, { value: `${value} ${label}` })}
        {...listeners}
      >
        i
      </button>
      <span ref={panel} id={note} popover="auto" className="claim-panel">
        <strong>{label}</strong>
        {scope && <span>{scope}</span>}
        {source && <cite>{source}</cite>}
        {illustrative && <Badge variant="outline">{ui.illustrative}</Badge>}
      </span>
      {engine}
    </span>
  )
}
