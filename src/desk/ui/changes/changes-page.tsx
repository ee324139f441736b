import { useState } from 'react'
import { announce } from '#src/site/frame/announcer.tsx'
import type { DeskChange, OpenReview } from '../../requests/hand-over.ts'
import type { DeskSite } from '../../requests/site.ts'
import { words } from '../../words.ts'
import { DeletePicture } from '../manage/delete-picture.tsx'
import { isError } from '../problems/is-error.ts'
import { useSite } from '../server/site-store.ts'
import { useAnswer } from '../server/use-answer.ts'
import { DeskLink } from '../shell/desk-link.tsx'
import { Failure } from '../shell/failure.tsx'
import { Waiting } from '../shell/waiting.tsx'
import { FileChanges } from './file-changes.tsx'
import { PagesBeforeAndAfter } from './pages-before-after.tsx'
import { PictureChange } from './picture-change.tsx'
import { answeredBy, proposedFiles } from './review-choice.tsx'
import { SendForReview } from './send-for-review.tsx'

/** What differs from the last commit, and the way to hand it over. */
export function ChangesPage() {
  const { site } = useSite()
  // What another window handed over is not offered here again.
  const inLists = site && listed(site)
  const { value: changes, failure, again: readChanges } = useAnswer('GET changes', {}, inLists)
  const { value: reviews, failure: noReviews, again: readReviews } = useAnswer('GET reviews', {}, inLists)
  const again = () => {
    readChanges()
    readReviews()
  }
  const isNothing = changes?.length === 0
  const missing = failure ?? (isNothing ? undefined : noReviews)
  return (
    <main className="desk-page">
      <h1 className="desk-title">{words.changes.title}</h1>
      {missing && <Failure message={missing.message} again={again} />}
      {isNothing && <p className="desk-nothing">{words.changes.none}</p>}
      {!isNothing && !(changes && reviews) && !missing && <Waiting>{words.loading}</Waiting>}
      {/* What answers a review that is not known yet would be sent as one of its own. */}
      {changes && !isNothing && reviews && <HandOver changes={changes} reviews={reviews} again={again} />}
    </main>
  )
}

/** What lists know of changes, to be compared. */
function listed({ changes, entries }: DeskSite): string {
  const changed = entries.filter(({ changed }) => changed).map(({ file, review = '' }) => `${file} ${review}`)
  return [changes, ...changed.sort()].join()
}

interface HandOverProps {
  changes: readonly DeskChange[]
  reviews: readonly OpenReview[]
  again(): void
}

/** The changes, those that shall go chosen, and beside them what they go with. */
function HandOver({ changes, reviews, again }: HandOverProps) {
  const [branch, setBranch] = useState<string>()
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({})
  const proposed = proposedFiles(changes, reviews, branch ?? answeredBy(changes, reviews))
  const isSent = ({ file }: DeskChange) => choices[file] ?? proposed.has(file)
  const chosen = changes.filter(isSent)
  // Whoever takes what answers a review out of it and sends something else begins one of its own.
  const answered = branch ?? answeredBy(chosen, reviews)
  const files = chosen.flatMap(({ file, from }) => (from ? [file, from] : [file]))
  const chooseAll = (sent: boolean) => {
    setChoices(Object.fromEntries(changes.map(({ file }) => [file, sent])))
    announce(words.changes.chosen(sent ? changes.length : 0, changes.length))
  }
  return (
    <div className="desk-hand-over">
      <div>
        {changes.length > 1 && (
          <p className="desk-buttons desk-choose">
            {/* Not a status: what was sent is counted anew when it is, which would be told with every list that comes. */}
            <span className="desk-note">{words.changes.chosen(chosen.length, changes.length)}</span>
            <button type="button" className="desk-small" onClick={() => chooseAll(true)}>
              {words.changes.all}
            </button>
            <button type="button" className="desk-small" onClick={() => chooseAll(false)}>
              {words.changes.noneChosen}
            </button>
          </p>
        )}
        <ul className="desk-change-list">
          {changes.map((change) => (
            <Change
              key={change.file}
              change={change}
              sent={isSent(change)}
              send={(sent) => setChoices({ ...choices, [change.file]: sent })}
            />
          ))}
        </ul>
      </div>
      <SendForReview
        files={files}
        left={changes.filter((change) => !isSent(change)).map(({ file }) => file)}
        changes={chosen.length}
        reviews={reviews}
        branch={answered}
        answer={(chosen) => {
          setBranch(chosen)
          setChoices({})
        }}
        done={() => {
          setBranch(undefined)
          setChoices({})
          again()
        }}
      />
    </div>
  )
}

interface Props {
  change: DeskChange
  sent: boolean
  send(sent: boolean): void
}

function Change({ change, sent, send }: Props) {
  const { file, from, kind, title, review, picture } = change
  const { site } = useSite()
  const address = site?.entries.find((entry) => entry.file === file)?.address
  const errors = site?.issues.filter((issue) => issue.file === file && isError(issue)).length ?? 0
  return (
    <li className="desk-change">
      <header>
        <label>
          <input type="checkbox" checked={sent} onChange={() => send(!sent)} />
          <span className="sr-only">{words.changes.send(title)}</span>
        </label>
        <h2>{kind === 'deleted' || picture ? title : <DeskLink to={{ view: 'write', file }}>{title}</DeskLink>}</h2>
        <span className="desk-badge desk-badge-changed">
          {from ? words.changes.renamed : words.changes.kinds[kind]}
        </span>
        {review && <span className="desk-badge desk-badge-changed">{words.states.review}</span>}
        {errors > 0 && <span className="desk-badge desk-badge-error">{words.states.errors(errors)}</span>}
        <span className="desk-note">{from ? words.changes.was(file, from) : file}</span>
      </header>
      <WhatChanged {...change} />
      {picture && kind !== 'deleted' && <DeletePicture file={file} />}
      {address && kind !== 'deleted' && <PagesBeforeAndAfter address={address} isNew={kind === 'added'} />}
    </li>
  )
}

/** Of what is new or gone, and of fingerprints, only whoever opens it sees all of it. */
function WhatChanged({ file, from, kind, before, after, register, picture }: DeskChange) {
  const [open, setOpen] = useState(picture === true || (kind === 'changed' && !register) || from !== undefined)
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{picture ? words.changes.showPicture : words.changes.show}</summary>
      {picture && <PictureChange file={file} kind={kind} />}
      {!picture && open && <FileChanges file={file} before={before ?? ''} after={after ?? ''} />}
    </details>
  )
}
