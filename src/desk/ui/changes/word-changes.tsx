import { useMemo } from 'react'
import { wordRuns } from '#src/lib/word-runs.ts'
import { MarkedChange } from './marked-change.tsx'

const pieces = /\s+|[\p{L}\p{N}]+(?:[’'.,@-][\p{L}\p{N}]+)*%?|./gu
const tokens = (text: string) => (text.match(pieces) ?? []).map((text) => ({ text, marks: [] }))

/** Words struck and words added, as in the redline of legal texts. */
export function WordChanges({ before, after }: { before: string; after: string }) {
  const runs = useMemo(() => wordRuns(tokens(before), tokens(after)), [before, after])
  return runs.map(({ type, tokens }, index) => {
    const text = tokens.map((one) => one.text).join('')
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one comparison never move
    if (type === 'same') return <span key={index}>{text}</span>
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one comparison never move
      <MarkedChange key={index} type={type}>
        {text}
      </MarkedChange>
    )
  })
}
