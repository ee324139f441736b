import { type FormEvent, useId, useState } from 'react'
import { announce } from '#src/site/frame/announcer.tsx'
import type { ReviewMerged, TeamReview } from '../../requests/team.ts'
import { words } from '../../words.ts'
import { askServer } from '../server/ask-server.ts'
import { useSite } from '../server/site-store.ts'
import { DeskLink } from '../shell/desk-link.tsx'
import { focusMain } from '../shell/focus-main.ts'
import { Waiting } from '../shell/waiting.tsx'
import { ReviewPreviews } from './review-previews.tsx'

interface Props {
  review: TeamReview
  again(): void
}

type Action = TeamReview['may'][number]
/** What opens something below the buttons, where more is said. */
type Opening = Extract<Action, 'return' | 'preview'>

const isOpening = (action: Action): action is Opening => action === 'return' || action === 'preview'
/** What a review is there for; one with errors is to be sent back, since neither of the others would be done. */
const isFirst = (action: Action, { errors }: TeamReview) =>
  errors ? action === 'return' : action === 'approve' || action === 'merge'

/** What may be done with a review. Why something was not done stands here, too. */
export function ReviewActions({ review, again }: Props) {
  const { branch, commit, title, files, stage, waits } = review
  const [opened, setOpened] = useState<Opening>()
  const [busy, setBusy] = useState(false)
  const [isTaken, setTaken] = useState(false)
  const [refused, setRefusal] = useState<ReviewMerged & { commit: string }>()
  const may = isTaken ? review.may.filter((action) => action !== 'take') : review.may
  // One that is left to whoever looks has its texts elsewhere until they take it over.
  const isHere = isTaken || (waits && stage === 'returned' && !may.includes('take'))
  const { site } = useSite()
  const toWrite = isHere && files.find((file) => site?.entries.some((one) => one.file === file))
  // What was refused of it before it was sent anew says nothing of it as it is now.
  const refusal = refused?.commit === commit ? refused : undefined
  const id = useId()
  const act = async (action: Exclude<Action, 'preview'>, ask: () => Promise<ReviewMerged | object>) => {
    if (busy) return
    setBusy(true)
    setRefusal(undefined)
    try {
      const outcome = await ask()
      if ('problem' in outcome) setRefusal({ ...(outcome as ReviewMerged), commit })
      else {
        announce(words.team.done[action])
        setOpened(undefined)
        setTaken(action === 'take')
        // The button goes with what it was for.
        focusMain()
      }
    } catch (error) {
      setRefusal({ merged: false, problem: (error as Error).message, commit })
    }
    // What is refused has often changed since it was read, and what the check found stands in the list.
    again()
    setBusy(false)
  }
  const sendBack = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = String(new FormData(event.currentTarget).get('words'))
    void act('return', () => askServer('POST team/return', { branch, commit, words: said }))
  }
  const toggle = (action: Opening) => setOpened(opened === action ? undefined : action)
  const press: Record<Action, () => void> = {
    approve: () => void act('approve', () => askServer('POST team/approve', { branch, commit })),
    return: () => toggle('return'),
    preview: () => toggle('preview'),
    take: () => void act('take', () => askServer('POST team/take', { branch, commit })),
    merge: () => void act('merge', () => askServer('POST team/merge', { branch, commit })),
  }
  return (
    <>
      {/* Of all else that is done the list shows what became of it. */}
      {isTaken && <p className="desk-note">{words.team.done.take}</p>}
      {toWrite && (
        <p className="desk-buttons">
          <DeskLink to={{ view: 'write', file: toWrite }} className="button button-sm">
            {words.team.goOn}
          </DeskLink>
        </p>
      )}
      {may.length > 0 && (
        <p className="desk-buttons">
          {may.map((action) => (
            <button
              key={action}
              type="button"
              className={isFirst(action, review) ? 'button button-sm' : 'button button-sm button-outline'}
              aria-disabled={busy}
              aria-expanded={isOpening(action) ? opened === action : undefined}
              aria-label={words.team.about(words.team[action], title)}
              onClick={press[action]}
            >
              {words.team[action]}
            </button>
          ))}
        </p>
      )}
      {opened === 'return' && (
        <form className="desk-form desk-review-return" role="none" onSubmit={sendBack}>
          <label htmlFor={id}>{words.team.whatToChange}</label>
          <textarea id={id} name="words" className="input" rows={3} required aria-invalid={false} />
          <button type="submit" className="button button-sm" aria-disabled={busy}>
            {words.team.sendBack}
          </button>
        </form>
      )}
      {opened === 'preview' && may.includes('preview') && <ReviewPreviews review={review} again={again} />}
      {busy && <Waiting>{words.loading}</Waiting>}
      {refusal && (
        <div role="alert">
          <p className="desk-problem">{refusal.problem}</p>
          {refusal.url && (
            <a className="button button-sm button-outline" href={refusal.url} target="_blank" rel="noopener">
              {words.team.openAtHost}
            </a>
          )}
        </div>
      )}
    </>
  )
}
