import { heard } from '#src/body/heard.tsx'
import { ClaimNote, type ClaimNoteData } from '#src/ui/claim-note.tsx'

/** A figure from the claims register, with the note that gives its scope. */
export function Claim({ claimNote }: { claimNote: ClaimNoteData }) {
  return (
    <span className="whitespace-nowrap">
      {heard(claimNote.value)}
      <ClaimNote {...claimNote} />
    </span>
  )
}
