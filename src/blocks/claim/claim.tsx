import { ClaimNote, type ClaimNoteData } from '#src/ui/claim-note.tsx'

/** A figure from the claims register, with the note that gives its scope. */
export function Claim({ claimNote }: { claimNote: ClaimNoteData }) {
  return (
    <span className="whitespace-nowrap">
      {claimNote.value}
      <ClaimNote {...claimNote} />
    </span>
  )
}
