import { useState } from 'react'
import type { Revision } from '../../requests/hand-over.ts'
import { words } from '../../words.ts'
import { FileChanges } from '../changes/file-changes.tsx'
import type { FileDialogProps } from '../manage/file-dialog-props.ts'
import { useAnswer } from '../server/use-answer.ts'
import { Dialog } from '../shell/dialog.tsx'
import { Failure } from '../shell/failure.tsx'
import { tellAfterDialog } from '../shell/tell-after-dialog.ts'
import { Waiting } from '../shell/waiting.tsx'

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Who changed an entry, when and how; an earlier text can be compared and brought back. */
export function HistoryDialog({ open, close }: FileDialogProps) {
  const { file } = open.entry
  const { value: revisions, failure, again } = useAnswer('GET history', { file })
  const [chosen, setChosen] = useState<Revision>()
  return (
    <Dialog title={words.history.title} close={close} wide>
      {failure && <Failure message={failure.message} again={again} />}
      {!revisions && !failure && <Waiting>{words.loading}</Waiting>}
      {/* There before its words are: otherwise they would not be told. */}
      <p className={revisions?.length === 0 ? 'desk-nothing' : undefined} role="status">
        {revisions?.length === 0 && words.history.none}
      </p>
      <ul className="desk-revisions">
        {revisions?.map((revision) => (
          <li key={revision.id}>
            <button
              type="button"
              aria-expanded={chosen?.id === revision.id}
              onClick={() => setChosen(chosen?.id === revision.id ? undefined : revision)}
            >
              <Message {...revision} />
              <span className="desk-note">
                {revision.author}, <time dateTime={revision.date}>{when.format(new Date(revision.date))}</time>
              </span>
            </button>
            {chosen?.id === revision.id && <Comparison open={open} revision={revision} close={close} />}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** What was said of a revision: its first line names it. */
function Message({ message }: Revision) {
  const [first, ...more] = message.split('\n')
  return (
    <>
      <b>{first}</b>
      <span className="desk-said">{more.join('\n').trim()}</span>
    </>
  )
}

function Comparison({ open, revision, close }: Omit<FileDialogProps, 'title'> & { revision: Revision }) {
  const { file } = open.entry
  const { value, failure } = useAnswer('GET revision', { file, id: revision.id })
  if (failure) return <Failure message={failure.message} />
  if (!value) return <Waiting>{words.loading}</Waiting>
  if (value.text === open.buffer.text) return <p className="desk-help">{words.history.same}</p>
  return (
    <div className="desk-redline">
      <p className="desk-help">{words.history.since}</p>
      <FileChanges file={file} before={value.text} after={open.buffer.text} />
      <button
        type="button"
        className="button button-sm"
        onClick={() => {
          open.buffer.replace(value.text)
          close()
          tellAfterDialog(words.history.back)
        }}
      >
        {words.history.bringBack}
      </button>
    </div>
  )
}
