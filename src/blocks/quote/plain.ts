import type { PropsOf } from '#src/blocks/block-definition.ts'
import { plainNote } from '#src/blocks/claim/plain.ts'
import type { quote } from '#src/blocks/quote/schema.ts'
import { element, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { ClaimNoteData } from '#src/ui/claim-note.tsx'

type QuoteProps = Pick<PropsOf<typeof quote>, 'source'> & { claimNote?: ClaimNoteData }

/** The words, and under them where they come from. */
export const plainQuote = ({ source, claimNote }: QuoteProps, inner: Tree, content: ContentIndex): Tree => [
  element('blockquote', ...inner),
  ...paragraphs(source + plainNote(claimNote, content)),
]
