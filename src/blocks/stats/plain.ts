import type { PropsOf } from '#src/blocks/block-definition.ts'
import { plainNote } from '#src/blocks/claim/plain.ts'
import type { stat } from '#src/blocks/stats/schema.ts'
import { element, fact, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { ClaimNoteData } from '#src/ui/claim-note.tsx'

type StatProps = Omit<PropsOf<typeof stat>, 'claim'> & { claimNote?: ClaimNoteData }

/** A list of figures. */
export const plainStats = (_: unknown, inner: Tree): Tree => [element('ul', ...inner)]

/** One figure with what it counts. */
export const plainStat = ({ value, label, note, claimNote }: StatProps, _: Tree, content: ContentIndex): Tree => [
  element('li', fact(value, label + plainNote(claimNote, content)), ...paragraphs(note)),
]
