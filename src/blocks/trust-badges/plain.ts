import type { PropsOf } from '#src/blocks/block-definition.ts'
import { plainNote } from '#src/blocks/claim/plain.ts'
import type { trustBadge } from '#src/blocks/trust-badges/schema.ts'
import { element, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { ClaimNoteData } from '#src/ui/claim-note.tsx'

type TrustBadgeProps = Omit<PropsOf<typeof trustBadge>, 'claim'> & { claimNote?: ClaimNoteData }

/** A list of badges. */
export const plainTrustBadges = (_: unknown, inner: Tree): Tree => [element('ul', ...inner)]

/** One badge. */
export const plainTrustBadge = ({ label, note, claimNote }: TrustBadgeProps, _: Tree, content: ContentIndex): Tree => [
  element('li', ...paragraphs(label + plainNote(claimNote, content), note)),
]
