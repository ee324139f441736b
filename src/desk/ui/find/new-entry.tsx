import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { EntryKind } from '../../requests/site.ts'
import type { WordChoices } from '../../requests/word.ts'
import type { Answers, Asks } from '../../requests.ts'
import { words } from '../../words.ts'
import { inWords } from '../fields/in-words.ts'
import { TakeComments } from '../manage/take-comments.tsx'
import { goTo } from '../route.ts'
import { askServer } from '../server/ask-server.ts'
import { readSite } from '../server/site-store.ts'
import { DeskLink } from '../shell/desk-link.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { tellAfterDialog } from '../shell/tell-after-dialog.ts'

interface Props {
  kinds: readonly EntryKind[]
  /** The kind that is chosen in the list. */
  collection?: string
}

/** Starts an entry: the kind and a title, and it opens as a draft. Nothing where somebody may start none. */
export function NewEntry(props: Props) {
  const [open, setOpen] = useState(false)
  if (!props.kinds.some(({ one }) => one)) return null
  return (
    <>
      <button type="button" className="button button-sm" onClick={() => setOpen(true)}>
        {words.newEntry.open}
      </button>
      {open && (
        <Dialog title={words.newEntry.title} close={() => setOpen(false)}>
          <NewEntryForm {...props} />
        </Dialog>
      )}
    </>
  )
}

function NewEntryForm({ kinds, collection }: Props) {
  const starters = kinds.filter(({ one }) => one)
  const preset = starters.find((kind) => kind.collection === collection) ?? starters[0]
  const [wanted, setWanted] = useState<Asks<'POST new'>>({ kind: preset?.one ?? '', title: '' })
  const [word, setWord] = useState<File>()
  const [choices, setChoices] = useState<WordChoices>({})
  const [started, setStarted] = useState<Answers<'POST word'>>()
  const [refusal, setRefusal] = useState<string>()
  const id = useId()
  const start = async (event: FormEvent) => {
    event.preventDefault()
    try {
      const entry = word
        ? await askServer('POST word', { ...wanted, name: word.name, ...choices, bytes: word })
        : { ...(await askServer('POST new', wanted)), left: [], comments: [] }
      void readSite()
      if (entry.left.length + entry.comments.length > 0) setStarted(entry)
      else {
        goTo({ view: 'write', file: entry.file })
        tellAfterDialog(words.newEntry.told)
      }
    } catch (error) {
      setRefusal((error as Error).message)
    }
  }
  if (started) return <LeftOut {...started} />
  return (
    // Firefox calls a form invalid in which something required is not written yet.
    <form className="desk-form" role="none" onSubmit={start}>
      <label htmlFor={`${id}-kind`}>{words.newEntry.kind}</label>
      <select
        id={`${id}-kind`}
        className="input"
        value={wanted.kind}
        onChange={(event) => setWanted({ ...wanted, kind: event.target.value })}
      >
        {starters.map(({ one = '' }) => (
          <option key={one} value={one}>
            {inWords(one)}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-title`}>{words.newEntry.name}</label>
      <input
        id={`${id}-title`}
        className="input"
        required={!word}
        aria-invalid={false}
        value={wanted.title}
        onChange={(event) => setWanted({ ...wanted, title: event.target.value })}
      />
      {/* Orca would tell it once more than the name of the field. */}
      <label htmlFor={`${id}-word`} aria-hidden="true">
        {words.newEntry.word}
      </label>
      <input
        id={`${id}-word`}
        className="input"
        type="file"
        aria-label={words.newEntry.word}
        accept=".docx"
        onChange={(event) => setWord(event.target.files?.[0])}
      />
      {word && (
        <>
          <label className="desk-check">
            <input
              type="checkbox"
              checked={choices.changes === 'rejected'}
              onChange={({ target }) => setChoices({ ...choices, changes: target.checked ? 'rejected' : 'accepted' })}
            />
            {words.newEntry.rejectChanges}
          </label>
          <label className="desk-check">
            <input
              type="checkbox"
              checked={choices.hidden === 'taken'}
              onChange={({ target }) => setChoices({ ...choices, hidden: target.checked ? 'taken' : 'left' })}
            />
            {words.newEntry.takeHidden}
          </label>
        </>
      )}
      <p id={`${id}-help`} className="desk-help" aria-live="polite">
        {word ? words.newEntry.wordHelp(word.name) : words.newEntry.help}
      </p>
      {refusal && (
        <p className="desk-problem" role="alert">
          {refusal}
        </p>
      )}
      <button type="submit" className="button button-sm" aria-describedby={`${id}-help`}>
        {words.newEntry.start}
      </button>
    </form>
  )
}

/** What of a Word document could not be kept, and the comments in it, before its entry opens. The link takes the focus of the form that is gone. */
function LeftOut({ file, left, comments }: Answers<'POST word'>) {
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => place.current?.querySelector('a')?.focus(), [])
  return (
    <div className="desk-form" ref={place}>
      <div id={id} className="desk-left">
        <p>{words.newEntry.left(left.length)}</p>
        <ul>
          {left.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <TakeComments file={file} markup={comments} />
      </div>
      <p className="desk-left-end">
        <DeskLink to={{ view: 'write', file }} className="button button-sm" describedBy={id}>
          {words.newEntry.start}
        </DeskLink>
      </p>
    </div>
  )
}
