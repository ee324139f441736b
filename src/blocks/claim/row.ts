import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import type { Tree } from '#src/body/tree.ts'
import { claimId } from '#src/content/field-types.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { ClaimNoteData } from '#src/ui/claim-note.tsx'

export const claim = {
  description: 'A figure from the claims register, with the note that gives its scope.',
  props: z.strictObject({ id: claimId }),
  children: 'none',
  inline: true,
  shows: {},
  example: '<Claim id="engagements-firm" />',
} as const satisfies BlockDefinition

/**
 * The entry of the claims register with this id.
 *
 * @throws when there is none: the check has seen to that.
 */
function claimNote(wanted: string, content: ContentIndex): ClaimNoteData {
  const found = content.list('claims').find((entry) => entry.id === wanted)
  if (!found) throw new Error(`No claim "${wanted}" in content/site/claims.json.`)
  const { id, value, label, scope, source, illustrative } = found
  return { id, value, label, scope, source, illustrative }
}

/** The figure a text names by its id. */
export function loadClaim({ id }: PropsOf<typeof claim>, content: ContentIndex) {
  return { claimNote: claimNote(id, content) }
}

/** Adds the register's entry to a block that may name a claim. */
export function loadClaimNote<Props extends { claim?: string | undefined }>(
  { claim: id, ...props }: Props,
  content: ContentIndex,
) {
  return id ? { ...props, claimNote: claimNote(id, content) } : props
}

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
