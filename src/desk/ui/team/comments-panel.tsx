import { useEffect, useRef, useState } from 'react'
import { announce } from '#src/site/frame/announcer.tsx'
import type { Passage, TeamComment } from '../../requests/comments.ts'
import { words } from '../../words.ts'
import type { Answer } from '../server/use-answer.ts'
import { Failure } from '../shell/failure.tsx'
import { Waiting } from '../shell/waiting.tsx'
import type { OpenFile } from '../write/open-file.ts'
import type { FilePlace, TextTab } from '../write/reveal.ts'
import { Comment, commentId } from './comment.tsx'
import { NewCommentForm } from './new-comment.tsx'
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
export function CommentsPanel({ open, comments: answer, wanted, tab, show, close }: Props) {
  const { file } = open.entry
  const { value: comments, failure, again } = answer
  /** What a comment is being written about; null for all of the entry. */
  const [about, setAbout] = useState<Passage | null>()
  const [isMissing, setMissing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    const found = wanted && document.getElementById(commentId(wanted.id))
    found?.scrollIntoView({ block: 'nearest' })
    found?.focus({ preventScroll: true })
  }, [wanted])
  const begin = async () => {
    const passage = await selectedPassage(open, tab)
    setMissing(!passage)
    if (passage) setAbout(passage)
  }
  const end = () => {
    setAbout(undefined)
    heading.current?.focus()
  }
  const done = () => {
    announce(words.comments.sent)
    end()
    again()
  }
  const unsettled = comments?.filter(({ settled }) => !settled) ?? []
  const settled = comments?.filter((one) => one.settled) ?? []
  const listed = (some: typeof unsettled) => (
    <ul className="desk-comment-list">
      {some.map((comment) => (
        <Comment key={comment.id} comment={comment} open={open} show={show} again={again} />
      ))}
    </ul>
  )
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
      {about === undefined ? (
        <p className="desk-buttons">
          <button type="button" className="button button-sm" onClick={begin}>
            {words.comments.onSelected}
          </button>
          <button
            type="button"
            className="button button-sm button-outline"
            onClick={() => {
              setMissing(false)
              setAbout(null)
            }}
          >
            {words.comments.onEntry}
          </button>
        </p>
      ) : (
        <NewCommentForm file={file} passage={about ?? undefined} done={done} cancel={end} />
      )}
      {isMissing && (
        <p className="desk-problem" role="alert">
          {words.comments.nothingSelected}
        </p>
      )}
      {failure && <Failure message={failure.message} again={again} />}
      {!comments && !failure && <Waiting>{words.loading}</Waiting>}
      {comments && (
        <p className="desk-note" role="status">
          {comments.length === 0 ? words.comments.none : words.comments.open(unsettled.length)}
        </p>
      )}
      {listed(unsettled)}
      {settled.length > 0 && (
        <details>
          <summary>{words.comments.settled(settled.length)}</summary>
          {listed(settled)}
        </details>
      )}
    </section>
  )
}
