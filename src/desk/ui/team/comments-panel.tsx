import { useEffect, useRef } from 'react'
import type { TeamComment } from '../../requests/comments.ts'
import type { PassagePlace } from '../../text/passages/passage.ts'
import { words } from '../../words.ts'
import type { Answer } from '../server/use-answer.ts'
import type { OpenFile } from '../write/open-file.ts'
import type { FilePlace, TextTab } from '../write/reveal.ts'
import type { TextBuffer } from '../write/text-buffer.ts'
import { useText } from '../write/use-buffer.ts'
import { commentId } from './comment.tsx'
import { CommentThreads } from './comment-threads.tsx'
import { selectedPassage } from './selected-passage.ts'

interface Props {
  open: OpenFile
  comments: Answer<TeamComment[]>
  /** The one somebody wants to see. A new object each time. */
  wanted?: { id: string }
  /** The tab of the text that is open. */
  tab: TextTab
  show(place: FilePlace): void
  close(): void
}

/** What was said about a text, beside it. */
export function CommentsPanel({ open, comments, wanted, tab, show, close }: Props) {
  const text = useText(open.buffer)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    const found = wanted && document.getElementById(commentId(wanted.id))
    found?.scrollIntoView({ block: 'nearest' })
    found?.focus({ preventScroll: true })
  }, [wanted])
  return (
    <section className="desk-pane desk-comments" aria-label={words.comments.panel}>
      <header className="desk-comments-head">
        <h2 ref={heading} tabIndex={-1}>
          {words.comments.title}
        </h2>
        <button type="button" className="desk-small" onClick={close}>
          {words.comments.showPage}
        </button>
      </header>
      <CommentThreads
        file={open.entry.file}
        {...{ text, comments }}
        selected={() => selectedPassage(open, tab)}
        missing={words.comments.nothingSelected}
        writing={{
          read: async () => open.buffer.text,
          write: async (edits) => open.buffer.edit(edits, 'accept'),
          accepted: words.comments.accepted,
          show: (place) => show(filePlace(open.buffer, place)),
        }}
        end={() => heading.current?.focus()}
      />
    </section>
  )
}

function filePlace({ state: { doc } }: TextBuffer, { field, from, to }: PassagePlace): FilePlace {
  if (field) return { field: field.join('.') }
  const line = doc.lineAt(from)
  return { line: line.number, column: from - line.from + 1, length: to - from }
}
