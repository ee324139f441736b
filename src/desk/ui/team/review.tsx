import { type RefObject, useRef, useState } from 'react'
import type { DeskEntry } from '../../requests/entry.ts'
import type { DeskIssue } from '../../requests/issue.ts'
import type { ReviewAt, ReviewChange, TeamReview } from '../../requests/team.ts'
import { applyEdits } from '../../text/model/text-edit.ts'
import { words } from '../../words.ts'
import { FileChanges } from '../changes/file-changes.tsx'
import { PictureChange } from '../changes/picture-change.tsx'
import { inFormWords } from '../problems/in-form-words.ts'
import { placeWords } from '../problems/place-words.ts'
import { askServer } from '../server/ask-server.ts'
import { useSite } from '../server/site-store.ts'
import { useAnswer } from '../server/use-answer.ts'
import { DeskLink } from '../shell/desk-link.tsx'
import { Failure } from '../shell/failure.tsx'
import { Waiting } from '../shell/waiting.tsx'
import type { Writing } from './comment.tsx'
import { CommentThreads } from './comment-threads.tsx'
import { ReviewActions } from './review-actions.tsx'
import { passageShown } from './selected-passage.ts'

interface Props {
  review: TeamReview
  /** Reads the list anew. */
  again(): void
}

const moment = (iso: string) => new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** A review: where it stands, what it changes, and what whoever looks may do with it. */
export function Review({ review, again }: Props) {
  const { title, messages, authors, files, stage, since, by, words: said, waits, late, errors } = review
  const [open, setOpen] = useState(false)
  // The first line is the title above.
  const more = messages.join('\n\n').split('\n').slice(1).join('\n').trim()
  return (
    <li className="desk-change">
      <header>
        <h2>{title}</h2>
        <span className="desk-badge desk-badge-changed">{words.team.stages[stage](by)}</span>
        {waits && <span className="desk-badge desk-badge-warning">{words.team.waits}</span>}
        <span className="desk-note">{words.team.of(authors, moment(since))}</span>
      </header>
      {more && <p className="desk-review-said">{more}</p>}
      {said && <blockquote className="desk-review-said desk-review-answer">{said}</blockquote>}
      {late && <p className="desk-problem">{words.team.late}</p>}
      {errors && <ReviewErrors errors={errors} />}
      {files.length > 0 && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{words.team.shows(files.length)}</summary>
          {open && <WhatItChanges branch={review.branch} commit={review.commit} own={review.own} />}
        </details>
      )}
      <ReviewActions review={review} again={again} />
    </li>
  )
}

/** What has to be repaired before it is merged, each with the place it stands at. */
function ReviewErrors({ errors }: { errors: readonly DeskIssue[] }) {
  const { site } = useSite()
  return (
    <div className="desk-review-errors">
      <p className="desk-problem">{words.team.errors(errors.length)}</p>
      <ul className="desk-issue-list">
        {errors.map(inFormWords).map((issue) => {
          const { file, field, line, column, message } = issue
          const title = site?.entries.find((entry) => entry.file === file)?.title
          const place = placeWords(issue)
          return (
            <li key={`${file} ${line} ${column} ${message}`} className="desk-issue">
              <span className="desk-note">
                {title ? <DeskLink to={{ view: 'write', file, field, line, column }}>{title}</DeskLink> : file}
                {place && ` · ${place}`}
              </span>
              {message}
              {issue.hint && <span className="desk-hint"> {issue.hint}</span>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Which review is shown, and whether it is that of whoever looks. */
type Reviewed = ReviewAt & Pick<TeamReview, 'own'>

function WhatItChanges({ own, ...review }: Reviewed) {
  const { value: changes, failure, again } = useAnswer('GET team/changes', review)
  if (failure) return <Failure message={failure.message} again={again} />
  if (!changes) return <Waiting>{words.loading}</Waiting>
  return changes.map((change) => <ChangedFile key={change.file} review={review} own={own} change={change} />)
}

function ChangedFile({ review, own, change }: Pick<Reviewed, 'own'> & { review: ReviewAt; change: ReviewChange }) {
  const { file, kind, title, before, after, picture, register } = change
  const isEntry = useSite().site?.entries.some((one) => one.file === file)
  const shown = useRef<HTMLDivElement>(null)
  return (
    <section className="desk-review-file">
      <h3>{isEntry ? <DeskLink to={{ view: 'write', file }}>{title}</DeskLink> : title}</h3>
      <p className="desk-note">
        {words.changes.kinds[kind]} · {file}
      </p>
      {picture && <PictureChange file={file} kind={kind} review={review} />}
      {!picture && !register && (
        <>
          <div ref={shown}>
            <FileChanges file={file} before={before ?? ''} after={after ?? ''} />
          </div>
          <SaidAbout file={file} text={after ?? ''} shown={shown} own={own} />
        </>
      )}
    </section>
  )
}

interface SaidAboutProps extends Pick<Reviewed, 'own'> {
  file: string
  text: string
  /** Where it is shown. */
  shown: RefObject<HTMLDivElement | null>
}

/** What is said about a text of a review, which need not stand at the desk of whoever reads it. */
function SaidAbout({ file, text, shown, own }: SaidAboutProps) {
  const comments = useAnswer('GET team/comments', { file }, useSite().site?.team)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className="desk-review-comments" aria-label={words.comments.panel}>
      <h4 ref={heading} tabIndex={-1}>
        {words.comments.title}
      </h4>
      <CommentThreads
        {...{ file, text, comments }}
        selected={async () => (shown.current ? passageShown(shown.current, file, text) : undefined)}
        missing={words.comments.nothingInReview}
        writing={own && writingAtDesk(file)}
        end={() => heading.current?.focus()}
      />
    </section>
  )
}

/** A text of one's own that is not open: it is written where it stands at the desk. */
function writingAtDesk(file: string): Writing {
  let entry: DeskEntry | undefined
  return {
    async read() {
      entry = await askServer('GET entry', { file })
      return entry.text
    },
    async write(edits) {
      const { text, version } = entry as DeskEntry
      await askServer('PUT entry', { file, text: applyEdits(text, edits), base: version })
    },
    accepted: words.comments.acceptedHere,
  }
}
