import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { plainNote } from '#src/blocks/claim/row.ts'
import { element, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { claimId, line } from '#src/content/field-types.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { ClaimNoteData } from '#src/ui/claim-note.tsx'

export const quote = {
  description: 'A claim or quotation with its source.',
  props: z.strictObject({ source: line('Where it comes from.'), claim: claimId.optional() }),
  children: 'prose',
  shows: {},
  example: '<Quote source="Survey, 2024">\n\nWords.\n\n</Quote>',
} as const satisfies BlockDefinition

type QuoteProps = Pick<PropsOf<typeof quote>, 'source'> & { claimNote?: ClaimNoteData }

/** The words, and under them where they come from. */
export const plainQuote = ({ source, claimNote }: QuoteProps, inner: Tree, content: ContentIndex): Tree => [
  element('blockquote', ...inner),
  ...paragraphs(source + plainNote(claimNote, content)),
]
