import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { trustBadge } from '#src/blocks/trust-badges/row.ts'
import { ClaimNote, type ClaimNoteData } from '#src/ui/claim-note.tsx'

interface TrustBadgeProps extends Omit<PropsOf<typeof trustBadge>, 'claim'> {
  claimNote?: ClaimNoteData
}

/** One badge. */
export function TrustBadge({ label, note, claimNote }: TrustBadgeProps) {
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
