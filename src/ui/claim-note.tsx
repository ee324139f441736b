import { fillWords } from '#src/lib/fill-words.ts'
import { useUi } from '#src/ui/ui-context.tsx'
import { Badge } from './badge.tsx'

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
  const note = `note-${id}`
  return (
    <span className="claim-note" data-tooltip>
      {/* Parts it from the figure where nothing is styled; at the start of its box it takes no room. */}{' '}
      <button
        type="button"
        className="claim-button"
        popoverTarget={note}
        aria-label={fillWords(ui.claimNote, { value })}
      >
        i
      </button>
      <span id={note} popover="auto" className="claim-panel">
        <strong>{label}</strong>
        {scope && <span>{scope}</span>}
        {source && <cite>{source}</cite>}
        {illustrative && <Badge variant="outline">{ui.illustrative}</Badge>}
      </span>
    </span>
  )
}
