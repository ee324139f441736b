import { useEffect, useId, useRef, useState } from 'react'
import { announce } from '#src/site/frame/announcer.tsx'
import type { PreviewMade, TeamReview } from '../../requests/team.ts'
import { words } from '../../words.ts'
import { askServer } from '../server/ask-server.ts'

interface Props {
  review: TeamReview
  /** Reads the list anew. */
  again(): void
}

const moment = (iso: string) => new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Links to the pages of a review, for people without a desk: made, copied and ended. */
export function ReviewPreviews({ review, again }: Props) {
  const { branch, commit, previews = [] } = review
  const [made, setMade] = useState<PreviewMade>()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const heading = useRef<HTMLParagraphElement>(null)
  const act = async (ask: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    setRefusal('')
    try {
      await ask()
    } catch (error) {
      setRefusal((error as Error).message)
    }
    again()
    setBusy(false)
  }
  const make = () => act(async () => setMade(await askServer('POST team/preview', { branch, commit })))
  const end = (id: string) =>
    act(async () => {
      await askServer('POST team/end-preview', { id })
      announce(words.team.previews.ended)
      setMade(undefined)
      // The button goes with what it was for.
      heading.current?.focus()
    })
  return (
    <div className="desk-review-previews">
      <p className="desk-note" ref={heading} tabIndex={-1}>
        {words.team.previews.what}
      </p>
      {previews.length > 0 && (
        <ul>
          {previews.map(({ id, by, until }) => {
            const link = words.team.previews.of(by, moment(until))
            return (
              <li key={id}>
                {link}{' '}
                <button
                  type="button"
                  className="desk-small"
                  aria-disabled={busy}
                  aria-label={words.team.about(words.team.previews.end, link)}
                  onClick={() => end(id)}
                >
                  {words.team.previews.end}
                </button>
              </li>
            )
          })}
        </ul>
      )}
      {made ? (
        <MadeLink made={made} />
      ) : (
        <button type="button" className="button button-sm" aria-disabled={busy} onClick={make}>
          {words.team.previews.make}
        </button>
      )}
      {refusal && (
        <p className="desk-problem" role="alert">
          {refusal}
        </p>
      )}
    </div>
  )
}

/** The address of a link that has just been made. */
function MadeLink({ made: { address, until } }: { made: PreviewMade }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  useEffect(() => field.current?.select(), [])
  const copy = async () => {
    field.current?.select()
    const outcome = await navigator.clipboard.writeText(address).then(
      () => words.team.previews.copied,
      () => words.team.previews.notCopied,
    )
    setSaid(outcome)
    announce(outcome)
  }
  return (
    <div className="desk-preview-made">
      <label htmlFor={id}>{words.team.previews.address}</label>
      <div>
        <input ref={field} id={id} className="input" readOnly value={address} aria-describedby={`${id}-note`} />
        <button type="button" className="button button-sm" onClick={copy}>
          {words.team.previews.copy}
        </button>
      </div>
      <p id={`${id}-note`} className="desk-note">
        {said || words.team.previews.made(moment(until))}
      </p>
    </div>
  )
}
