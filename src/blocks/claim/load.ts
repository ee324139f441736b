import type { TreeProps } from '#src/body/tree.ts'
import type { ContentIndex } from '#src/content/queries.ts'

/** Adds the register's entry to a block that names a claim (`claim="…"`, or `id` on `<Claim>`). */
export function loadClaimNote(props: TreeProps, content: ContentIndex): TreeProps {
  const id = props.claim ?? props.id
  const claim = content.list('claims').find((entry) => entry.id === id)
  if (!claim) return props
  const { value, label, scope, source, illustrative } = claim
  return { ...props, claimNote: { id: claim.id, value, label, scope, source, illustrative } }
}
