import type { DeskIssue } from '../../../src/desk/requests/issue.ts'
import type { PreviewLink, TeamReview } from '../../../src/desk/requests/team.ts'
import { mayWrite } from '../may-write.ts'
import { type Member, membersOf, signatureOf } from '../people.ts'
import { type Person, plainEmail, type TeamConfig } from '../team-config.ts'
import { titleOf } from './follow-reviews.ts'
import type { ReviewBranch } from './review-branches.ts'
import type { Merged, ReviewJournal } from './review-journal.ts'
import { type Asking, isOwn, isTheirs, mayDo, standingOf, waitsFor } from './review-rules.ts'

/** A review that waits for somebody who did not bring it there themselves. */
export interface Turn {
  person: Person
  review: TeamReview
  /** Whether it is left to them: who wrote it is no longer in the list. */
  isLeft: boolean
}

interface Options {
  /** As it is at the moment. */
  config(): TeamConfig
  journal: Pick<ReviewJournal, 'decisions'>
  /** What the check finds in the site that a review would make; undefined as long as it has not looked. */
  errorsIn(review: ReviewBranch): DeskIssue[] | undefined
  /** The links to the pages of a review. */
  linksTo(review: ReviewBranch): PreviewLink[]
  /** Whether a commit of the main branch should be live and is not. */
  isLate(main: string): boolean
}

/** Reviews as the members of a team see them. */
export function shownReviews({ config, journal, errorsIn, linksTo, isLate }: Options) {
  const askingOf = (member: Member, review: ReviewBranch): Asking => ({
    member,
    writesAll: review.files.every((file) => mayWrite(member, file)),
    approveOwn: config().approveOwn,
    isLeft: isLeftTo(member, review),
  })

  function isLeftTo({ person }: Member, { authors }: ReviewBranch): boolean {
    const { handsOverTo, people } = config()
    const isListed = (email: string) => people.some((one) => signatureOf(one).email === email)
    return (
      handsOverTo !== undefined &&
      plainEmail(handsOverTo) === plainEmail(person.email) &&
      !authors.some(({ email }) => isListed(email))
    )
  }

  function shownTo(member: Member, review: ReviewBranch): TeamReview {
    const { branch, commit, messages, authors, files } = review
    const { by, ...standing } = standingOf(review, journal.decisions(branch))
    const asking = askingOf(member, review)
    const may = mayDo(review, standing, asking)
    const errors = errorsIn(review) ?? []
    const previews = may.includes('preview') ? linksTo(review) : []
    const isToRepair = errors.length > 0 && isTheirs(review, asking)
    return {
      ...{ branch, commit, messages, files, ...standing, may },
      title: titleOf(messages),
      authors: authors.map(({ name }) => name),
      ...(by && { by: by.name }),
      ...(isOwn(review, member) && { own: true }),
      ...(errors.length > 0 && { errors }),
      ...(previews.length > 0 && { previews }),
      ...((waitsFor(review, standing, asking, may) || isToRepair) && { waits: true }),
    }
  }

  function turnOf(member: Member, review: ReviewBranch): Turn[] {
    if (!errorsIn(review)) return []
    const { person } = member
    const shown = shownTo(member, review)
    const { by } = standingOf(review, journal.decisions(review.branch))
    const asking = askingOf(member, review)
    // One with errors waits for whoever wrote it, and for nobody else before it is sent once more.
    const isTurn = shown.errors ? isTheirs(review, asking) : !(by ? by.email === person.email : isOwn(review, member))
    return shown.waits && isTurn ? [{ person, review: shown, isLeft: asking.isLeft }] : []
  }

  return {
    shownTo,
    shownMerged: ({ branch, main, title, authors, approvedBy, at, live }: Merged): TeamReview => ({
      ...{ branch, title, commit: main, messages: [], files: [], may: [] },
      authors: authors.map(({ name }) => name),
      stage: live ? 'live' : 'merged',
      since: live ?? at,
      ...(approvedBy && { by: approvedBy.name }),
      ...(isLate(main) && !live && { late: true }),
    }),
    /** What somebody may do with a review. */
    mayDo: (member: Member, review: ReviewBranch) =>
      mayDo(review, standingOf(review, journal.decisions(review.branch)), askingOf(member, review)),
    /** What waits for whom of what the check has looked at, but for what they brought there themselves. */
    turns(reviews: readonly ReviewBranch[]): Turn[] {
      return membersOf(config()).flatMap((member) => reviews.flatMap((review) => turnOf(member, review)))
    },
  }
}
