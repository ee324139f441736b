import { gitIn } from '../../desk/repository/run-git.ts'
import type { TeamDesk } from '../../desk/team-desk.ts'
import type { Member } from '../people.ts'
import type { Presence } from '../presence.ts'
import type { SharedRepository } from '../repository/shared-repository.ts'
import { reviewChanges, reviewPicture } from './review-changes.ts'
import type { TeamReviews } from './team-reviews.ts'

interface Options {
  reviews: TeamReviews
  presence: Presence
  shared: SharedRepository
  /** Who it is, by the roles of the moment. */
  now(): Member
  /** Told after something was decided, merged or sent. */
  changed(): void
  /** Told after somebody opened or left an entry. */
  moved(): void
}

/** The team as one of its members sees it. */
export function memberDesk({ reviews, presence, shared, now, changed, moved }: Options): TeamDesk {
  const git = gitIn(shared.folder)
  const then = async <Value>(act: Promise<Value>): Promise<Value> => {
    const value = await act
    changed()
    return value
  }
  return {
    state: () => ({ waiting: reviews.list(now()).filter(({ waits }) => waits).length }),
    others: () => presence.others(now().person),
    open(window, file, isOpen) {
      const isNew = isOpen ? presence.open(now().person, window, file) : presence.leave(now().person, window, file)
      if (isNew) moved()
    },
    reviews: async () => reviews.list(now()),
    changes: async (review) => reviewChanges(git, reviews.find(review)),
    picture: async (review, file, before) => reviewPicture(git, reviews.find(review), file, before),
    approve: (review) => then(reviews.approve(now(), review)),
    giveBack: (review, words) => then(reviews.giveBack(now(), review, words)),
    merge: (review) => then(reviews.merge(now(), review)),
    sent: changed,
  }
}
