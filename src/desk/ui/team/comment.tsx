import { type FormEvent, useId, useState } from 'react'
import { announce } from '#src/site/frame/announcer.tsx'
import type { TeamComment } from '../../requests/comments.ts'
import type { TextEdit } from '../../text/model/text-edit.ts'
import { type PassagePlace, passageEdits, placeOfPassage } from '../../text/passages/passage.ts'
import { words } from '../../words.ts'
import { askServer } from '../server/ask-server.ts'
import { PassageWords } from './passage-words.tsx'

/** Where a text is written that something was said about. */
export interface Writing {
  /** The text as it is at the moment, in which a suggestion is accepted. */
  read(): Promise<string>
  write(edits: readonly TextEdit[]): Promise<unknown>
  /** What is said once it stands there. */
  accepted: string
  /** Leads to a place of the text. */
  show?(place: PassagePlace): void
}

interface Props {
  comment: TeamComment
  file: string
  /** The text of the file as it is shown. */
  text: string
  writing?: Writing
  /** Reads the list anew. */
  again(): void
}

const moment = (iso: string) => new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** The name of its element, by which the text leads to it. */
export const commentId = (id: string) => `comment-${id}`

/** Something that was said of a passage, what was answered, and what may be done with it. */
export function Comment({ comment, file, text, writing, again }: Props) {
  const { id, passage, by, at, words: said, suggestion, answers, settled, may } = comment
  const [isAnswering, setAnswering] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const field = useId()
  const place = passage && placeOfPassage(file, text, passage)
  const isGone = passage !== undefined && !place && !settled

  const act = async (ask: () => Promise<string>) => {
    if (busy) return
    setBusy(true)
    setRefusal('')
    try {
      announce(await ask())
      setAnswering(false)
      again()
    } catch (error) {
      setRefusal((error as Error).message)
    }
    setBusy(false)
  }
  const accept = ({ read, write, accepted }: Writing) =>
    act(async () => {
      const editsNow = async () => passage && passageEdits(file, await read(), passage, suggestion ?? '')
      if (!(await editsNow())) throw new Error(words.comments.notHere)
      await askServer('POST team/settle', { id, accepted: true })
      // The text may have changed while it was asked.
      const edits = await editsNow()
      if (!edits) return words.comments.notWritten
      await write(edits)
      return accepted
    })
  const settle = () =>
    act(async () => {
      await askServer('POST team/settle', { id, accepted: false })
      return words.comments.done
    })
  const answer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const written = String(new FormData(event.currentTarget).get('words'))
    void act(async () => {
      await askServer('POST team/answer', { id, words: written })
      return words.comments.sent
    })
  }
  const about = (action: string) => words.comments.about(action, by, said || (suggestion ?? ''))
  const show = writing?.show
  return (
    <li className="desk-comment" id={commentId(id)} tabIndex={-1}>
      <PassageWords passage={passage} suggestion={suggestion} show={place && show && (() => show(place))} />
      {isGone && <p className="desk-note desk-comment-gone">{words.comments.gone}</p>}
      <p className="desk-note">{words.comments.of(comment, moment(at))}</p>
      {said && <p className="desk-comment-said">{said}</p>}
      {answers.map((one) => (
        <div key={`${one.at} ${one.by}`} className="desk-comment-answer">
          <p className="desk-note">{words.comments.of(one, moment(one.at))}</p>
          <p className="desk-comment-said">{one.words}</p>
        </div>
      ))}
      {settled && (
        <p className="desk-note">
          {settled.accepted ? words.comments.acceptedBy(settled.by) : words.comments.settledBy(settled.by)}
        </p>
      )}
      <p className="desk-buttons">
        {may.includes('accept') && place && writing && (
          <button
            type="button"
            className="button button-sm"
            aria-disabled={busy}
            aria-label={about(words.comments.accept)}
            onClick={() => accept(writing)}
          >
            {words.comments.accept}
          </button>
        )}
        <button
          type="button"
          className="button button-sm button-outline"
          aria-expanded={isAnswering}
          aria-label={about(words.comments.answer)}
          onClick={() => setAnswering(!isAnswering)}
        >
          {words.comments.answer}
        </button>
        {may.includes('settle') && (
          <button
            type="button"
            className="button button-sm button-outline"
            aria-disabled={busy}
            aria-label={about(words.comments.settle)}
            onClick={settle}
          >
            {words.comments.settle}
          </button>
        )}
      </p>
      {isAnswering && (
        <form className="desk-form desk-comment-form" onSubmit={answer}>
          <label htmlFor={field}>{words.comments.yourAnswer}</label>
          <textarea id={field} name="words" className="input" rows={3} required aria-invalid={false} />
          <p className="desk-buttons">
            <button type="submit" className="button button-sm" aria-disabled={busy}>
              {words.comments.answer}
            </button>
          </p>
        </form>
      )}
      {refusal && (
        <p className="desk-problem" role="alert">
          {refusal}
        </p>
      )}
    </li>
  )
}
