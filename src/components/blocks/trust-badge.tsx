import { ClaimNote, type ClaimNoteData } from '#src/components/ui/claim-note.tsx'
import type { BlockProps } from '#src/schemas/blocks.ts'

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
