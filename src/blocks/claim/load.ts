import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { ClaimNoteData } from '#src/ui/claim-note.tsx'
import type { claim } from './schema.ts'

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
