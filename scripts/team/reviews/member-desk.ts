import { gitIn } from '../../desk/repository/run-git.ts'
import type { TeamDesk } from '../../desk/team-desk.ts'
import type { TeamComments } from '../comments/team-comments.ts'
import { maySee } from '../may-see.ts'
import type { Member } from '../people.ts'
import type { Presence } from '../presence.ts'
import type { SharedRepository } from '../repository/shared-repository.ts'
import type { ReviewBranch } from './review-branches.ts'
import { reviewChanges, reviewPicture } from './review-changes.ts'
import type { TeamReviews } from './team-reviews.ts'

interface Options {
  /** That of the desk. */
  folder: string
  reviews: TeamReviews
  comments: TeamComments
  presence: Presence
  shared: SharedRepository
  /** Who it is, by the roles of the moment. */
  now(): Member
  /** Brings a review to their desk. */
  take(review: ReviewBranch): Promise<void>
  /** Told after something was decided, merged or sent. */
  changed(): void
  /** Told after somebody opened or left an entry. */
  moved(): void
  /** Told after something was said about a text. */
  said(): void
}

/** The team as one of its members sees it. */
export function memberDesk(options: Options): TeamDesk {
  const { folder, reviews, comments, presence, shared, now, take, changed, moved, said } = options
  const git = gitIn(shared.folder)
  const sees = (file: string) => maySee(folder, now(), file)
  const then = async <Value>(act: Promise<Value>, tell = changed): Promise<Value> => {
    const value = await act
    tell()
    return value
  }
  return {
    state: () => ({
      waiting: reviews.list(now()).filter(({ waits }) => waits).length,
      comments: comments.open().filter(({ file }) => sees(file)),
    }),
    others: () => presence.others(now().person).filter(({ file }) => sees(file)),
    open(window, file, isOpen) {
      const isNew = isOpen ? presence.open(now().person, window, file) : presence.leave(now().person, window, file)
      if (isNew) moved()
    },
    reviews: async () => reviews.list(now()),
    changes: async (review) => reviewChanges(git, reviews.find(now(), review)),
    picture: async (review, file, before) => reviewPicture(git, reviews.find(now(), review), file, before),
    approve: (review) => then(reviews.approve(now(), review)),
    giveBack: (review, words) => then(reviews.giveBack(now(), review, words)),
    take: async (review) => take(await reviews.take(now(), review)),
    merge: (review) => then(reviews.merge(now(), review)),
    preview: (review) => reviews.preview(now(), review),
    endPreview: (id) => reviews.endPreview(now(), id),
    sent: changed,
    comments: (files) => comments.at(now(), files),
    accepted: (files) => comments.acceptedBy(now(), files),
    comment: (file, comment) => then(comments.add(now(), file, comment), said),
    wordComments: (file, all) => then(comments.addFromWord(now(), file, all), said),
    answer: (comment, words) => then(comments.answer(now(), comment, words), said),
    settle: (comment, accepted) => then(comments.settle(now(), comment, accepted), said),
  }
}
