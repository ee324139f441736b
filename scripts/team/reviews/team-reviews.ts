import path from 'node:path'
import type { PreviewMade, ReviewAt, ReviewMerged, TeamReview } from '../../../src/desk/requests/team.ts'
import { Refusal } from '../../desk/http/refusal.ts'
import { gitIn } from '../../desk/repository/run-git.ts'
import type { Signature } from '../../desk/writer.ts'
import { oneAtATime } from '../../tools/one-at-a-time.ts'
import { today } from '../../tools/today.ts'
import type { Member } from '../people.ts'
import { type PreviewLinks, previewLinks } from '../previews/preview-links.ts'
import type { SharedRepository } from '../repository/shared-repository.ts'
import { cloneFolder } from '../repository/writer-clone.ts'
import type { TeamConfig } from '../team-config.ts'
import { checkedReviews } from './checked-reviews.ts'
import { followReviews } from './follow-reviews.ts'
import { mergeReview, removeBranch } from './merge-review.ts'
import { mergedTree } from './merged-tree.ts'
import type { ReviewBranch } from './review-branches.ts'
import { type Merged, openJournal } from './review-journal.ts'
import { reviewMails } from './review-mails.ts'
import { maySeeMerged, maySeeReview } from './review-rules.ts'
import { shownReviews } from './shown-reviews.ts'

/** So many merged reviews are listed. */
const mostListed = 20

/** The reviews of a team. */
export interface TeamReviews {
  /** Looks at what the remote has, as far as it was fetched, and at the public site. */
  look(): Promise<void>
  /** Every review, those that wait for a member first. */
  list(member: Member): TeamReview[]
  /** @throws Refusal of a review that is not there for a member, or not as it was read */
  find(member: Member, at: ReviewAt): ReviewBranch
  /** @throws Refusal */
  approve(member: Member, at: ReviewAt): Promise<void>
  /** @throws Refusal */
  giveBack(member: Member, at: ReviewAt, words: string): Promise<void>
  /**
   * A review that is left to a member, for them to go on with.
   *
   * @throws Refusal
   */
  take(member: Member, at: ReviewAt): Promise<ReviewBranch>
  /** @throws Refusal */
  merge(member: Member, at: ReviewAt): Promise<ReviewMerged>
  /** @throws Refusal */
  preview(member: Member, at: ReviewAt): Promise<PreviewMade>
  /** @throws Refusal */
  endPreview(member: Member, id: string): Promise<void>
  /** What an address leads to, for people without a desk. */
  previewed: PreviewLinks['find']
  /** Those that are merged: nobody goes on with them. */
  merged(): readonly Merged[]
  /** Ends what is being looked at. */
  close(): Promise<void>
}

interface Options {
  /** As it is at the moment. */
  config(): TeamConfig
  shared: SharedRepository
  log: Pick<Console, 'info' | 'error'>
  /** Told when the check has looked at a review. */
  checked(): void
}

/**
 * Opens the reviews of a team.
 *
 * @throws UsageError when what was decided earlier cannot be read
 */
export function teamReviews({ config, shared, log, checked }: Options): TeamReviews {
  const git = gitIn(shared.folder)
  const journal = openJournal(config().folder)
  const { open, look, lookAtSite, noteMerged, isLate } = followReviews({
    shared,
    journal,
    address: config().publicSite,
    log,
  })
  const check = checkedReviews({ folder: path.join(config().folder, 'check'), shared, log })
  const links = previewLinks({
    config,
    journal,
    open,
    mayShow: (member, review) => mayDo(member, review).includes('preview'),
  })
  const { shownTo, shownMerged, mayDo, turns } = shownReviews({
    config,
    journal,
    errorsIn: check.errors,
    linksTo: links.of,
    isLate,
  })
  const mails = reviewMails({ config: config(), journal, log })

  const openTo = (member: Member) => open().filter((one) => maySeeReview(one, member))

  function find(member: Member, { branch, commit }: ReviewAt): ReviewBranch {
    const found = openTo(member).find((one) => one.branch === branch)
    if (!found) throw new Refusal(404, 'There is no such review any more: it was merged or closed.')
    if (found.commit === commit) return found
    throw new Refusal(409, 'This review was changed since you read it. Read it again, then decide.')
  }

  /** The review as it is at the remote now, where somebody may do that with it. */
  async function allowed(member: Member, at: ReviewAt, wanted: TeamReview['may'][number]): Promise<ReviewBranch> {
    await shared.fetch()
    await look()
    const review = find(member, at)
    if (mayDo(member, review).includes(wanted)) return review
    throw new Refusal(403, `This is not yours to do as the review stands. Ask ${config().ask}.`)
  }

  /** By somebody, on the day it is where the firm is. */
  const approvalOf = ({ name, email }: Signature) => {
    const { approveOwn, folder } = config()
    return { name, approvesOwn: approveOwn, day: today(cloneFolder(folder, email)) }
  }

  /** One at a time: each is made on top of the one before. */
  const inTurn = oneAtATime()
  const checksInTurn = oneAtATime()
  let checking: Promise<void> | undefined
  /** Nobody waits for it: what somebody approves or merges is looked at in any case. */
  function lookAtOpen(): void {
    checking = checksInTurn(() => check.look(open(), checked))
      .then(() => mails.tell(open(), turns(open())))
      .catch((error: Error) => log.error(String(error.stack)))
  }

  async function merge(member: Member, at: ReviewAt): Promise<ReviewMerged> {
    const review = await allowed(member, at, 'merge')
    const approver = journal.decisions(review.branch).at(-1)?.by as Signature
    const { main, ...outcome } = await mergeReview(
      ...([shared, config(), review, approver, approvalOf(approver)] as const),
      (tree, parent) => check.refuseErrors(review, tree, parent),
    )
    if (!main) return outcome
    noteMerged(review, main)
    const left = await removeBranch(shared, review)
    if (left) log.info(`The branch ${review.branch} stays at the remote: ${left}`)
    await look()
    return outcome
  }

  return {
    async look() {
      await inTurn(look)
      await lookAtSite()
      lookAtOpen()
    },
    find,
    list(member) {
      const reviews = openTo(member).map((one) => shownTo(member, one))
      const merged = journal.merged().filter((one) => maySeeMerged(one, member))
      const waits = (wanted: boolean) => reviews.filter((one) => (one.waits ?? false) === wanted)
      return [...waits(true), ...waits(false), ...merged.slice(0, mostListed).map(shownMerged)]
    },
    approve: (member, at) =>
      inTurn(async () => {
        const review = await allowed(member, at, 'approve')
        const { name, email } = member.person
        // What cannot be merged as it stands is not approved: it will be another commit.
        const main = await shared.newest()
        const tree = await mergedTree(git, review, main, approvalOf({ name, email }))
        await check.refuseErrors(review, tree, main)
        decide(review, 'approved', { name, email })
      }),
    giveBack: (member, at, words) =>
      inTurn(async () => {
        if (!words.trim()) throw new Refusal(400, 'Say what is to be changed: who wrote it reads your words.')
        const review = await allowed(member, at, 'return')
        const { name, email } = member.person
        decide(review, 'returned', { name, email }, words.trim())
      }),
    take: (member, at) => inTurn(() => allowed(member, at, 'take')),
    merge: (member, at) => inTurn(() => merge(member, at)),
    preview: (member, at) => inTurn(async () => links.make(member, await allowed(member, at, 'preview'))),
    endPreview: (member, id) => inTurn(async () => links.end(member, id)),
    previewed: links.find,
    merged: journal.merged,
    async close() {
      mails.close()
      await check.close()
      await checking
    },
  }

  function decide(
    { branch, commit }: ReviewBranch,
    what: 'approved' | 'returned',
    by: Signature,
    words?: string,
  ): void {
    journal.decide(branch, { what, commit, by, at: new Date().toISOString(), ...(words && { words }) })
  }
}
