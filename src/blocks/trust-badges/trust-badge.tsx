import type { BlockProps } from '#src/blocks/blocks.ts'
import { ClaimNote, type ClaimNoteData } from '#src/ui/claim-note.tsx'

interface TrustBadgeProps extends Omit<BlockProps<'TrustBadge'>, 'claim'> {
  claimNote?: ClaimNoteData
}

/** One badge. */
export default function TrustBadge({ label, note, claimNote }: TrustBadgeProps) {
  return (
    <li>
      <p className="font-medium">
        {label}
        {claimNote && <ClaimNote {...claimNote} />}
      </p>
      {note && <p className="text-xs text-muted">{note}</p>}
    </li>
  )
}
