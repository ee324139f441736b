import { ClaimNote, type ClaimNoteData } from '#src/components/ui/claim-note.tsx'
import { StatFigure } from '#src/components/ui/stat-figure.tsx'
import type { BlockProps } from '#src/schemas/blocks.ts'

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
