import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { stat } from '#src/blocks/stats/row.ts'
import { heard } from '#src/body/heard.tsx'
import { ClaimNote, type ClaimNoteData } from '#src/ui/claim-note.tsx'
import { StatFigure } from '#src/ui/stat-figure.tsx'

interface StatProps extends Omit<PropsOf<typeof stat>, 'claim'> {
  claimNote?: ClaimNoteData
}

/** One figure with what it counts. */
export function Stat({ value, label, note, claimNote }: StatProps) {
  return (
    <li>
      <StatFigure value={heard(value)} label={label} note={note}>
        {claimNote && <ClaimNote {...claimNote} />}
      </StatFigure>
    </li>
  )
}
