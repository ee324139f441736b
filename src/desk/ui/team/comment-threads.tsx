import { useState } from 'react'
import { announce } from '#src/site/frame/announcer.tsx'
import type { Passage, TeamComment } from '../../requests/comments.ts'
import { words } from '../../words.ts'
import type { Answer } from '../server/use-answer.ts'
import { Failure } from '../shell/failure.tsx'
import { Waiting } from '../shell/waiting.tsx'
import { Comment, type Writing } from './comment.tsx'
import { NewCommentForm } from './new-comment.tsx'

interface Props {
  file: string
  /** The text of the file as it is shown. */
  text: string
  comments: Answer<TeamComment[]>
  /** What is selected in it. */
  selected(): Promise<Passage | undefined>
  /** What is asked for where nothing is. */
  missing: string
  /** Where the text is written, too. */
  writing?: Writing
  /** Takes the focus when something was said, or not. */
  end(): void
}

/** What was said about a text, and what there is to say. */
export function CommentThreads({ file, text, comments: answer, selected, missing, writing, end }: Props) {
  const { value: comments, failure, again } = answer
  /** What a comment is being written about; null for all of the entry. */
  const [about, setAbout] = useState<Passage | null>()
  const [isMissing, setMissing] = useState(false)
  const begin = async () => {
    const passage = await selected()
    setMissing(!passage)
    if (passage) setAbout(passage)
  }
  const close = () => {
    setAbout(undefined)
    end()
  }
  const done = () => {
    announce(words.comments.sent)
    close()
    again()
  }
  const unsettled = comments?.filter(({ settled }) => !settled) ?? []
  const settled = comments?.filter((one) => one.settled) ?? []
  const listed = (some: typeof unsettled) => (
    <ul className="desk-comment-list">
      {some.map((comment) => (
        <Comment key={comment.id} comment={comment} file={file} text={text} writing={writing} again={again} />
      ))}
    </ul>
  )
  return (
    <>
      {about === undefined ? (
        <p className="desk-buttons">
          {/* A press takes what is selected on the page away in some browsers. */}
          <button
            type="button"
            className={writing?.show ? 'button button-sm' : 'button button-sm button-outline'}
            onMouseDown={(event) => event.preventDefault()}
            onClick={begin}
          >
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
        <NewCommentForm file={file} passage={about ?? undefined} done={done} cancel={close} />
      )}
      {isMissing && (
        <p className="desk-problem" role="alert">
          {missing}
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
    </>
  )
}
