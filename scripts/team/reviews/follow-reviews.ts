import type { ReviewAt } from '../../../src/desk/requests/team.ts'
import { isTakenOver } from '../../desk/repository/is-taken-over.ts'
import { gitIn } from '../../desk/repository/run-git.ts'
import type { SharedRepository } from '../repository/shared-repository.ts'
import { publicSite } from './public-site.ts'
import { branchesThere, type ReviewBranch, readReview } from './review-branches.ts'
import type { ReviewJournal } from './review-journal.ts'

/** Merged, and not live after so long, is told, in milliseconds. */
const overdue = 30 * 60_000

/** The reviews at the remote, and what became of those that were there. */
export interface FollowedReviews {
  /** Looks at what the remote has, as far as it was fetched. */
  look(): Promise<void>
  /** Asks the public site which of the merged ones it has. */
  lookAtSite(): Promise<void>
  /** Those that are not merged, the newest first. */
  open(): readonly ReviewBranch[]
  /** Notes that a review is in a commit of the main branch. */
  noteMerged(review: ReviewBranch, main: string): void
  /** Whether a commit of the main branch should be live and is not. */
  isLate(main: string): boolean
}

interface Options {
  shared: SharedRepository
  journal: ReviewJournal
  /** Where visitors are; without it nobody knows what is live. */
  address: string | undefined
  log: Pick<Console, 'info' | 'error'>
}

/** Follows reviews from the remote to the public site. */
export function followReviews({ shared, journal, address, log }: Options): FollowedReviews {
  const git = gitIn(shared.folder)
  const site = address === undefined ? undefined : publicSite(address, git, log)
  let open: ReviewBranch[] = []
  /** What was read of a commit: it changes only with the main branch. */
  let read = new Map<string, ReviewBranch | undefined>()
  const late = new Set<string>()

  async function look(): Promise<void> {
    const main = await shared.newest()
    const there = await branchesThere(git)
    const next: typeof read = new Map()
    for (const one of there) {
      const key = `${main} ${one.branch} ${one.commit}`
      next.set(key, read.has(key) ? read.get(key) : await readReview(git, one, main))
    }
    const before = open
    read = next
    open = [...next.values()].filter((one) => one !== undefined && !isMerged(one)).map((one) => one as ReviewBranch)
    await noteGone(before, main)
  }

  const isMerged = ({ branch, commit }: ReviewAt) =>
    journal.merged().some((one) => one.branch === branch && one.commit === commit)

  /** Reviews that were open and are not: merged at the git host, or closed there. */
  async function noteGone(before: readonly ReviewBranch[], main: string): Promise<void> {
    const isOpen = (branch: string) => open.some((one) => one.branch === branch)
    for (const review of before.filter((one) => !isOpen(one.branch) && !isMerged(one)))
      if (await isTakenOver(git, review.commit, main)) noteMerged(review, main)
      else log.info(`${review.branch} is no longer at the remote.`)
    for (const branch of journal.branches()) if (!isOpen(branch)) journal.drop(branch)
  }

  function noteMerged(review: ReviewBranch, main: string): void {
    const { branch, commit, authors, messages } = review
    const approval = journal.decisions(branch).at(-1)
    const isApproved = approval?.what === 'approved' && approval.commit === commit
    journal.merge({
      branch,
      commit,
      main,
      title: titleOf(messages),
      authors,
      ...(isApproved && { approvedBy: approval.by }),
      at: new Date().toISOString(),
    })
    log.info(`${branch} is merged.`)
  }

  async function lookAtSite(): Promise<void> {
    const waiting = journal.merged().filter(({ live }) => !live)
    if (!site || waiting.length === 0) return
    await site.look()
    for (const one of waiting) {
      const isLive = await site.has(one.main)
      if (isLive) {
        journal.goLive(one, new Date().toISOString())
        log.info(`${one.branch} is live.`)
      } else if (isLive === false && Date.now() - Date.parse(one.at) > overdue && !late.has(one.main)) {
        late.add(one.main)
        log.error(`${one.branch} was merged at ${one.at}, and the public site does not have it.`)
      }
    }
  }

  return { look, lookAtSite, open: () => open, noteMerged, isLate: (main) => late.has(main) }
}

/** The first line of what was said first names a review. */
export const titleOf = ([first = '']: readonly string[]) => first.split('\n')[0] ?? ''
