import { useMemo } from 'react'
import { stretches } from '../../text/model/stretches.ts'
import { words } from '../../words.ts'
import { WordChanges } from './word-changes.tsx'

/** The paragraphs in which two texts differ, with words struck and added; what is the same is left out. */
export function ParagraphChanges({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => stretches(after, before), [before, after])
  return (
    <div className="desk-changes">
      {parts.map((part, index) =>
        part.type === 'same' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of one comparison never move
          <p key={index} className="desk-gap">
            <span aria-hidden="true">⋯</span>
            <span className="sr-only">{words.changes.same}</span>
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of one comparison never move
          <p key={index}>
            <WordChanges before={part.theirs} after={part.mine} />
          </p>
        ),
      )}
    </div>
  )
}
