import { useId } from 'react'
import type { OpenReview } from '../../api.ts'
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

/** The newest review that has one of the files already: what is sent now most likely answers it. */
export function answeredBy(files: readonly string[], reviews: readonly OpenReview[]): string {
  return reviews.find((review) => review.files.some((file) => files.includes(file)))?.branch ?? ''
}
