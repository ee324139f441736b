import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { plainNote } from '#src/blocks/claim/row.ts'
import { element, fact, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { claimId, line, text } from '#src/content/field-types.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { ClaimNoteData } from '#src/ui/claim-note.tsx'

export const stats = {
  description: 'Figures side by side.',
  props: z.strictObject({ look: z.enum(['row', 'ledger', 'tiles']).default('row') }),
  children: ['Stat'],
  shows: {},
  example: '<Stats>\n<Stat value="95%" label="Success rate" />\n</Stats>',
} as const satisfies BlockDefinition

export const stat = {
  description: 'One figure with what it counts.',
  props: z.strictObject({
    value: line('The figure, for example "95%".'),
    label: text('What it counts.'),
    note: text('A line in small type.').optional(),
    claim: claimId
      .optional()
      .describe(
        'The figure this states, by its id in the register of claims (site/claims.json). Its scope stands beside it as a note.',
      ),
  }),
  children: 'none',
  parents: ['Stats'],
  shows: {},
  example: '<Stat value="95%" label="Success rate" claim="approach-success" />',
} as const satisfies BlockDefinition

type StatProps = Omit<PropsOf<typeof stat>, 'claim'> & { claimNote?: ClaimNoteData }

/** A list of figures. */
export const plainStats = (_: unknown, inner: Tree): Tree => [element('ul', ...inner)]

/** One figure with what it counts. */
export const plainStat = ({ value, label, note, claimNote }: StatProps, _: Tree, content: ContentIndex): Tree => [
  element('li', fact(value, label + plainNote(claimNote, content)), ...paragraphs(note)),
]
