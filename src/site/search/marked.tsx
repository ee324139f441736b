import { Fragment } from 'react'
import { markWords } from './marks.ts'

/** A text with the words that were found marked. */
export function Marked({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
  // Pieces have no names: what stands at the same place keeps its node when its words change.
  return markWords(text, terms).map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    piece.marked ? <mark key={at}>{piece.text}</mark> : <Fragment key={at}>{piece.text}</Fragment>,
  )
}
