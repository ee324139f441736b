import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Passage } from '../../requests/comments.ts'
import { words } from '../../words.ts'
import { askServer } from '../server/ask-server.ts'
import { PassageWords } from './passage-words.tsx'

interface Props {
  file: string
  /** What it is about; all of the entry without it. */
  passage?: Passage
  /** Told when it was said. */
  done(): void
  cancel(): void
}

/** A form for something to say, or for other words in the place of a passage. */
export function NewCommentForm({ file, passage, done, cancel }: Props) {
  const [suggests, setSuggests] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const id = useId()
  const first = useRef<HTMLTextAreaElement>(null)
  useEffect(() => first.current?.focus(), [])
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setRefusal('')
    const form = new FormData(event.currentTarget)
    const suggestion = suggests ? String(form.get('suggestion')) : undefined
    try {
      await askServer('POST team/comment', { file, passage, words: String(form.get('words')), suggestion })
      done()
    } catch (error) {
      setRefusal((error as Error).message)
      setBusy(false)
    }
  }
  return (
    <form className="desk-form desk-comment-form" onSubmit={send}>
      <PassageWords passage={passage} />
      {passage?.words && (
        <label className="desk-comment-choice">
          <input type="checkbox" checked={suggests} onChange={({ target }) => setSuggests(target.checked)} />
          {words.comments.suggest}
        </label>
      )}
      {suggests && (
        <>
          <label htmlFor={`${id}-suggestion`}>{words.comments.instead}</label>
          <textarea
            id={`${id}-suggestion`}
            name="suggestion"
            className="input"
            rows={3}
            defaultValue={passage?.words}
          />
        </>
      )}
      <label htmlFor={`${id}-words`}>{suggests ? words.comments.sayWith : words.comments.say}</label>
      <textarea
        ref={first}
        id={`${id}-words`}
        name="words"
        className="input"
        rows={3}
        required={!suggests}
        aria-invalid={false}
      />
      {refusal && (
        <p className="desk-problem" role="alert">
          {refusal}
        </p>
      )}
      <p className="desk-buttons">
        <button type="submit" className="button button-sm" aria-disabled={busy}>
          {suggests ? words.comments.sendSuggestion : words.comments.send}
        </button>
        <button type="button" className="button button-sm button-outline" onClick={cancel}>
          {words.cancel}
        </button>
      </p>
    </form>
  )
}
