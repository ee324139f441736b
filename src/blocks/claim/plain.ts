import type { Tree } from '#src/body/tree.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { ClaimNoteData } from '#src/ui/claim-note.tsx'

/** What the note beside a figure says, in brackets after it. Empty for a figure without one. */
export function plainNote(note: ClaimNoteData | undefined, content: ContentIndex): string {
  if (!note) return ''
  const illustrative = note.illustrative && content.single('ui').illustrative
  const words = [[note.label, note.scope].filter(Boolean).join(': '), note.source, illustrative]
  return ` (${words.filter(Boolean).join('; ')})`
}

/** The figure with its note, inside a sentence. */
export const plainClaim = ({ claimNote }: { claimNote: ClaimNoteData }, _: Tree, content: ContentIndex): Tree => [
  claimNote.value + plainNote(claimNote, content),
]
