import { useMemo } from 'react'
import { lineChanges } from '../../compare/line-changes.ts'
import { textPieces } from '../../compare/pieces.ts'
import { LineView } from './line-view.tsx'

/** Words struck and words added in a text as it stands in the file. */
export function WordChanges({ before, after }: { before: string; after: string }) {
  const line = useMemo(() => lineChanges(textPieces(before), textPieces(after)), [before, after])
  return <LineView line={line} />
}
