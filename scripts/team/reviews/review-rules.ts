import type { ReviewStage, TeamReview } from '../../../src/desk/requests/team.ts'
import type { Signature } from '../../desk/writer.ts'
import { seesDraftsOf } from '../may-see.ts'
import { type Member, signatureOf } from '../people.ts'
import type { ReviewBranch } from './review-branches.ts'
import type { Decision } from './review-journal.ts'

/** Where an open review stands, since when, and by whom it was brought there. */
export interface Standing {
  stage: ReviewStage
  since: string
  by?: Signature
  words?: string
}

/** What was decided last counts for the commit it was said of: whatever is sent later has to be looked at anew. */
export function standingOf({ commit, at }: ReviewBranch, decisions: readonly Decision[]): Standing {
  const last = decisions.at(-1)
  if (last?.commit !== commit) return { stage: 'sent', since: at }
  const { what, at: since, by, words } = last
  return { stage: what, since, by, ...(words && { words }) }
}

/** Whether somebody wrote a part of a review, or put words of others into it. */
export const isOwn = ({ authors, acceptedBy }: ReviewBranch, { person }: Member): boolean =>
  [...authors, ...acceptedBy].some(({ email }) => email === signatureOf(person).email)

/** Whether somebody is shown a review: who is kept from drafts sees their own, and those of texts they may write. */
export const maySeeReview = (review: ReviewBranch, member: Member): boolean =>
  isOwn(review, member) || review.files.every((file) => seesDraftsOf(member, file))

/** Whether somebody is told of one that is merged: it is not known any more which texts it changed. */
export const maySeeMerged = ({ authors }: Pick<ReviewBranch, 'authors'>, { person, role }: Member): boolean =>
  role.seesDrafts !== false || authors.some(({ email }) => email === signatureOf(person).email)

/** Who asks about a review, and what they may. */
export interface Asking {
  member: Member
  /** Whether they may write every text it changes. */
  writesAll: boolean
  approveOwn: boolean
  /** Whether nobody who wrote it is in the list any more, and it is left to them. */
  isLeft: boolean
}

/** Whether somebody goes on with a review: they wrote it, or it is left to them. */
export const isTheirs = (review: ReviewBranch, { member, isLeft }: Asking): boolean => isLeft || isOwn(review, member)

/**
 * What somebody may do with a review: only who may write all of it decides about it, and nobody about their own unless the
 * firm says so. Whoever wrote or approved it merges it, and whom it is left to. All of them may let others see its pages.
 */
export function mayDo(review: ReviewBranch, { stage }: Standing, asking: Asking): TeamReview['may'] {
  const own = isOwn(review, asking.member)
  const decides = asking.member.role.approves && asking.writesAll && (!own || asking.approveOwn)
  const may: TeamReview['may'] = []
  if (decides && stage !== 'approved') may.push('approve')
  if (decides && stage !== 'returned') may.push('return')
  if (asking.isLeft && asking.writesAll) may.push('take')
  if (stage === 'approved' && (isTheirs(review, asking) || decides)) may.push('merge')
  if (isTheirs(review, asking) || decides) may.push('preview')
  return may
}

/**
 * Whether a review waits for somebody: to be approved by whoever may, or to be written on or merged by whose it is. Of one that
 * is left to somebody, they see first of all that it is.
 */
export function waitsFor(review: ReviewBranch, { stage }: Standing, asking: Asking, may: TeamReview['may']): boolean {
  if (stage === 'sent' && asking.isLeft) return true
  return isTheirs(review, asking)
    ? stage === 'returned' || stage === 'approved' || may.includes('approve')
    : stage === 'sent' && may.includes('approve')
}
