import type { BlockProps } from '#src/blocks/blocks.ts'
import { ClaimNote, type ClaimNoteData } from '#src/ui/claim-note.tsx'
import { StatFigure } from '#src/ui/stat-figure.tsx'

interface StatProps extends Omit<BlockProps<'Stat'>, 'claim'> {
  claimNote?: ClaimNoteData
}

/** One figure with what it counts. */
export default function Stat({ value, label, note, claimNote }: StatProps) {
  return (
    <li>
      <StatFigure value={value} label={label} note={note}>
        {claimNote && <ClaimNote {...claimNote} />}
      </StatFigure>
    </li>
  )
}
