import { useId } from 'react'
import type { DeskChange, OpenReview } from '../../requests/hand-over.ts'
import { words } from '../../words.ts'

interface Props {
  reviews: readonly OpenReview[]
  /** The branch that is chosen; empty for a review of its own. */
  value: string
  change(branch: string): void
}

/** Whether the changes begin a review, or answer one that was sent before. Nothing where none was. */
export function ReviewChoice({ reviews, value, change }: Props) {
  const id = useId()
  if (reviews.length === 0) return null
  return (
    <>
      <label htmlFor={id}>{words.review.goesTo}</label>
      <select id={id} className="input" value={value} onChange={({ target }) => change(target.value)}>
        <option value="">{words.review.ofItsOwn}</option>
        {reviews.map(({ branch, message }) => (
          <option key={branch} value={branch}>
            {words.review.answers(message)}
          </option>
        ))}
      </select>
    </>
  )
}

/** The newest review of which a file was changed since: what is sent now most likely answers it. */
export function answeredBy(changes: readonly DeskChange[], reviews: readonly OpenReview[]): string {
  const changedSince = new Set(changes.filter(({ review }) => !review).map(({ file }) => file))
  return reviews.find(({ files }) => files.some((file) => changedSince.has(file)))?.branch ?? ''
}

/**
 * The files that are proposed: what waits for review as it stands was sent already, and an answer is about the files of its
 * review and the pictures these show.
 */
export function proposedFiles(
  changes: readonly DeskChange[],
  reviews: readonly OpenReview[],
  branch: string,
): ReadonlySet<string> {
  const answered = reviews.find((review) => review.branch === branch)
  const unsent = changes.filter(({ review }) => !review)
  const own = answered ? unsent.filter(({ file }) => answered.files.includes(file)) : unsent
  const isShown = ({ file }: DeskChange) => own.some(({ after }) => after?.includes(file.replace(/^.*\//, '')))
  const pictures = unsent.filter((change) => change.picture && isShown(change))
  return new Set([...own, ...pictures].map(({ file }) => file))
}
