import { type FormEvent, useId, useState } from 'react'
import type { OpenReview, ReviewSent } from '../../requests/hand-over.ts'
import type { DeskIssue } from '../../requests/issue.ts'
import { words } from '../../words.ts'
import { AskField } from '../manage/ask-dialog.tsx'
import { isError } from '../problems/is-error.ts'
import { askServer } from '../server/ask-server.ts'
import { readSite, useSite } from '../server/site-store.ts'
import { DeskLink } from '../shell/desk-link.tsx'
import { keepMessage, knownAuthor, rememberAuthor, unsentMessage } from './kept-for-review.ts'
import { ReviewChoice } from './review-choice.tsx'

interface Props {
  files: readonly string[]
  /** Changed files that are not chosen. */
  left: readonly string[]
  /** As how many changes the files stand in the list. */
  changes: number
  reviews: readonly OpenReview[]
  /** The review the files answer; empty for one of its own. */
  branch: string
  answer(branch: string): void
  done(): void
}

/** Hands the chosen changes over, with a message in the writer’s words. */
export function SendForReview({ files, left, changes, reviews, branch, answer, done }: Props) {
  const [message, setMessage] = useState(unsentMessage)
  const write = (words: string) => {
    setMessage(words)
    keepMessage(words)
  }
  const { site } = useSite()
  // Without git the changes become a patch file.
  const git = site?.git.available ?? false
  const isTeam = site?.team !== undefined
  const asksAuthor = git && !site?.git.author
  const help = git ? (branch ? 'helpAnswer' : site?.git.remote ? 'help' : 'helpHere') : 'helpPatch'
  // An error of what stays here does not go along; one that a change brings to a text nobody touched does.
  const goesAlong = (issue: DeskIssue) => files.length > 0 && !left.includes(issue.file)
  const drafts = new Set(site?.entries.filter(({ state }) => state === 'draft').map(({ file }) => file))
  // The desk shows a text with words that are still to be written; the site is not built with one, but for a draft.
  const stops = (issue: DeskIssue) => isError(issue) || (issue.rule === 'unfinished' && !drafts.has(issue.file))
  const errors = site?.issues.filter((issue) => goesAlong(issue) && stops(issue)).length ?? 0
  const [state, setState] = useState<'waiting' | { sent: ReviewSent } | { refusal: string }>()
  const sent = typeof state === 'object' && 'sent' in state ? state.sent : undefined
  const id = useId()
  // Said, and not `disabled`: whoever pressed the button stays on it.
  const isIdle = files.length === 0 || state === 'waiting'
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isIdle) return
    setState('waiting')
    const form = new FormData(event.currentTarget)
    const author = asksAuthor ? { name: String(form.get('name')), email: String(form.get('email')) } : undefined
    try {
      setState({
        sent: await askServer('POST review', { files: [...files], message, author, branch: branch || undefined }),
      })
      if (author) rememberAuthor(author)
      void readSite()
      write('')
      done()
    } catch (error) {
      setState({ refusal: (error as Error).message })
    }
  }
  return (
    // Firefox calls a form invalid in which something required is not written yet.
    <form className="desk-form desk-review" role="none" onSubmit={send}>
      <h2>{words.review.title}</h2>
      <label htmlFor={id}>{words.review.message}</label>
      <textarea
        id={id}
        className="input"
        required
        aria-invalid={false}
        rows={4}
        value={message}
        onChange={({ target }) => write(target.value)}
      />
      <ReviewChoice reviews={reviews} value={branch} change={answer} />
      <p id={`${id}-help`} className="desk-help">
        {words.review[help]}
      </p>
      {asksAuthor && (
        <>
          <AskField name="name" label={words.review.name} value={knownAuthor().name} autoComplete="name" />
          <AskField
            name="email"
            type="email"
            label={words.review.email}
            value={knownAuthor().email}
            autoComplete="email"
          />
          <p className="desk-help">{words.review.authorHelp}</p>
        </>
      )}
      {errors > 0 && (
        <p className="desk-problem" id={`${id}-errors`}>
          {words.review.errors(errors)} <DeskLink to={{ view: 'problems' }}>{words.review.seeErrors}</DeskLink>
        </p>
      )}
      <button
        type="submit"
        className="button button-sm"
        aria-disabled={isIdle}
        aria-describedby={errors > 0 ? `${id}-help ${id}-errors` : `${id}-help`}
      >
        {git ? words.review.send(changes) : words.review.makePatch(changes)}
      </button>
      {/* Of several things that come into a status, Orca tells the last one: what can be pressed stands behind it. */}
      <div role="status">{sent && <SentWords {...sent} isTeam={isTeam} />}</div>
      {sent && <SentLink {...sent} isTeam={isTeam} />}
      {typeof state === 'object' && 'refusal' in state && (
        <p className="desk-problem" role="alert">
          {state.refusal}
        </p>
      )}
    </form>
  )
}

/** What became of it, and whether others see it at this desk. */
type SentProps = ReviewSent & { isTeam: boolean }

function SentWords({ branch = '', pushed, patch, problem, left = [], isTeam }: SentProps) {
  if (problem) return <p className="desk-problem">{problem}</p>
  if (patch === undefined && pushed) return <p>{isTeam ? words.team.sent : words.review.sent(branch)}</p>
  if (patch === undefined) return <p>{words.review.keptHere(branch)}</p>
  return (
    <p>
      {words.review.patchReady} {left.length > 0 && words.review.left(left.join(', '))}
    </p>
  )
}

function SentLink({ url, patch, pushed, isTeam }: SentProps) {
  if (patch !== undefined) return <PatchFile patch={patch} />
  if (isTeam && pushed)
    return (
      <DeskLink to={{ view: 'reviews' }} className="button button-sm button-outline">
        {words.team.see}
      </DeskLink>
    )
  if (!url) return null
  return (
    <a className="button button-sm button-outline" href={url} target="_blank" rel="noopener">
      {words.review.open}
    </a>
  )
}

function PatchFile({ patch }: { patch: string }) {
  const [address] = useState(() => URL.createObjectURL(new Blob([patch], { type: 'text/x-patch' })))
  return (
    <a className="button button-sm button-outline" href={address} download="changes.patch">
      {words.review.download}
    </a>
  )
}
