import type { TeamReview } from '../../requests/team.ts'
import { words } from '../../words.ts'
import { useSite } from '../server/site-store.ts'
import { useAnswer } from '../server/use-answer.ts'
import { Failure } from '../shell/failure.tsx'
import { Waiting } from '../shell/waiting.tsx'
import { OpenComments } from './open-comments.tsx'
import { Review } from './review.tsx'

/** The reviews of a team: what waits for whoever looks comes first. */
export function ReviewsPage() {
  // The team is told anew with whatever somebody else decided, merged or sent.
  const { value: reviews, failure, again } = useAnswer('GET team/reviews', {}, useSite().site?.team)
  const waiting = reviews?.filter(({ waits }) => waits).length ?? 0
  return (
    <main className="desk-page">
      <h1 className="desk-title">{words.views.reviews}</h1>
      {failure && <Failure message={failure.message} again={again} />}
      {!reviews && !failure && <Waiting>{words.loading}</Waiting>}
      {reviews && (
        <p className={reviews.length > 0 ? 'desk-note' : 'desk-nothing'} role="status">
          {reviews.length > 0 ? words.team.waiting(waiting) : words.team.none}
        </p>
      )}
      <ul className="desk-change-list">
        {reviews?.map((review) => (
          <Review key={keyOf(review)} review={review} again={again} />
        ))}
      </ul>
      <OpenComments />
    </main>
  )
}

/**
 * An open review stays the same when it is sent anew: what is being written about it stays, and what is open. A merged one is a
 * commit, since another may have its branch after it.
 */
const keyOf = ({ branch, commit, stage }: TeamReview) =>
  stage === 'merged' || stage === 'live' ? `${branch} ${commit}` : branch
