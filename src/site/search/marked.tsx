import { Fragment } from 'react'
import { markWords } from './marks.ts'

/** A text with the words that were found marked. */
export function Marked({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
  let at = 0
  return markWords(text, terms).map((piece) => {
    const key = at
    at += piece.text.length
    return piece.marked ? <mark key={key}>{piece.text}</mark> : <Fragment key={key}>{piece.text}</Fragment>
  })
}
