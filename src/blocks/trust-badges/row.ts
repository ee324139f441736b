import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { plainNote } from '#src/blocks/claim/row.ts'
import { element, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { claimId, text } from '#src/content/field-types.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { ClaimNoteData } from '#src/ui/claim-note.tsx'

export const trustBadges = {
  description: 'A row of badges that back a promise.',
  props: z.strictObject({}),
  children: ['TrustBadge'],
  shows: {},
  example: '<TrustBadges>\n<TrustBadge label="ISO 27001 Certified" note="Security" />\n</TrustBadges>',
} as const satisfies BlockDefinition

export const trustBadge = {
  description: 'One badge.',
  props: z.strictObject({
    label: text('The words.'),
    note: text('A line in small type.').optional(),
    claim: claimId.optional(),
  }),
  children: 'none',
  parents: ['TrustBadges'],
  shows: {},
  example: '<TrustBadge label="SOC 2 Compliant" />',
} as const satisfies BlockDefinition

type TrustBadgeProps = Omit<PropsOf<typeof trustBadge>, 'claim'> & { claimNote?: ClaimNoteData }

/** A list of badges. */
export const plainTrustBadges = (_: unknown, inner: Tree): Tree => [element('ul', ...inner)]

/** One badge. */
export const plainTrustBadge = ({ label, note, claimNote }: TrustBadgeProps, _: Tree, content: ContentIndex): Tree => [
  element('li', ...paragraphs(label + plainNote(claimNote, content), note)),
]
