import { gitIn } from '../../desk/repository/run-git.ts'
import type { TeamDesk } from '../../desk/team-desk.ts'
import type { Member } from '../people.ts'
import type { SharedRepository } from '../repository/shared-repository.ts'
import { reviewChanges, reviewPicture } from './review-changes.ts'
import type { TeamReviews } from './team-reviews.ts'

/**
 * The team as one of its members sees it.
 *
 * @param now who that is, by the roles of the moment
 * @param changed told after something was decided, merged or sent
 */
export function memberDesk(
  reviews: TeamReviews,
  shared: SharedRepository,
  now: () => Member,
  changed: () => void,
): TeamDesk {
  const git = gitIn(shared.folder)
  const then = async <Value>(act: Promise<Value>): Promise<Value> => {
    const value = await act
    changed()
    return value
  }
  return {
    state: () => ({ waiting: reviews.list(now()).filter(({ waits }) => waits).length }),
    reviews: async () => reviews.list(now()),
    changes: async (review) => reviewChanges(git, reviews.find(review)),
    picture: async (review, file, before) => reviewPicture(git, reviews.find(review), file, before),
    approve: (review) => then(reviews.approve(now(), review)),
    giveBack: (review, words) => then(reviews.giveBack(now(), review, words)),
    merge: (review) => then(reviews.merge(now(), review)),
    sent: changed,
  }
}
