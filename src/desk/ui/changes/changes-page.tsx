import { useState } from 'react'
import type { DeskChange } from '../../api.ts'
import { words } from '../../words.ts'
import { useSite } from '../server/site-store.ts'
import { useAnswer } from '../server/use-answer.ts'
import { DeskLink } from '../shell/desk-link.tsx'
import { Failure } from '../shell/failure.tsx'
import { Waiting } from '../shell/waiting.tsx'
import { PagesBeforeAndAfter } from './pages-before-after.tsx'
import { ParagraphChanges } from './paragraph-changes.tsx'
import { PictureChange } from './picture-change.tsx'
import { SendForReview } from './send-for-review.tsx'

/** What differs from the last commit, and the way to hand it over. */
export function ChangesPage() {
  const { value: changes, failure, again } = useAnswer<DeskChange[]>('changes')
  const { site } = useSite()
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({})
  // What waits for review as it stands was sent already.
  const isSent = ({ file, review }: DeskChange) => choices[file] ?? !review
  const files = changes?.filter(isSent).map(({ file }) => file) ?? []
  return (
    <main className="desk-page">
      <h1 className="desk-title">{words.changes.title}</h1>
      {failure && <Failure message={failure.message} again={again} />}
      {!changes && !failure && <Waiting>{words.loading}</Waiting>}
      {changes?.length === 0 && <p className="desk-nothing">{words.changes.none}</p>}
      {changes && changes.length > 0 && (
        <div className="desk-hand-over">
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
          <SendForReview
            files={files}
            git={site?.git.available ?? false}
            done={() => {
              setChoices({})
              again()
            }}
          />
        </div>
      )}
    </main>
  )
}

interface Props {
  change: DeskChange
  sent: boolean
  send(sent: boolean): void
}

function Change({ change, sent, send }: Props) {
  const { file, kind, title, before, after, review, register, picture } = change
  const { site } = useSite()
  const address = site?.entries.find((entry) => entry.file === file)?.address
  return (
    <li className="desk-change">
      <header>
        <label>
          <input type="checkbox" checked={sent} onChange={() => send(!sent)} />
          <span className="sr-only">{words.changes.send(title)}</span>
        </label>
        <h2>{kind === 'deleted' || picture ? title : <DeskLink to={{ view: 'write', file }}>{title}</DeskLink>}</h2>
        <span className="desk-badge desk-badge-changed">{words.changes.kinds[kind]}</span>
        {review && <span className="desk-badge desk-badge-changed">{words.states.review}</span>}
        <span className="desk-note">{file}</span>
      </header>
      <details open={picture || (kind === 'changed' && !register)}>
        <summary>{picture ? words.changes.showPicture : words.changes.show}</summary>
        {picture ? (
          <PictureChange file={file} kind={kind} />
        ) : (
          <ParagraphChanges before={before ?? ''} after={after ?? ''} />
        )}
      </details>
      {address && kind !== 'deleted' && <PagesBeforeAndAfter address={address} isNew={kind === 'added'} />}
    </li>
  )
}
