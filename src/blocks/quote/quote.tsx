import type { ReactNode } from 'react'
import { ClaimNote, type ClaimNoteData } from '#src/ui/claim-note.tsx'

interface QuoteProps {
  source: string
  claimNote?: ClaimNoteData
  children?: ReactNode
}

/** A claim or quotation with its source. */
export function Quote({ source, claimNote, children }: QuoteProps) {
  return (
    <figure className="not-prose quote">
      <blockquote>{children}</blockquote>
      <figcaption className="label text-muted">
        {source}
        {claimNote && <ClaimNote {...claimNote} />}
      </figcaption>
    </figure>
  )
}
