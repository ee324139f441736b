import Tinypool from 'tinypool'
import type { DeskIssue } from '../../../src/desk/requests/issue.ts'
import { Refusal } from '../../desk/http/refusal.ts'
import { gitIn } from '../../desk/repository/run-git.ts'
import { oneAtATime } from '../../tools/one-at-a-time.ts'
import { isBundled, workerFile } from '../../tools/worker-file.ts'
import type { SharedRepository } from '../repository/shared-repository.ts'
import type { CheckJob } from './check-process.ts'
import { mergedTree } from './merged-tree.ts'
import type { ReviewBranch } from './review-branches.ts'

/** What the check finds in reviews, merged with the main branch as it is. */
export interface CheckedReviews {
  /**
   * Looks at those that were not looked at as they stand.
   *
   * @param told after each in which the errors are others than before
   */
  look(reviews: readonly ReviewBranch[], told: () => void): Promise<void>
  /** The errors that a review would bring, as it was looked at last; undefined of one that was not. */
  errors(review: ReviewBranch): DeskIssue[] | undefined
  /** @throws Refusal of a tree with errors that the main branch does not have, and of one that could not be looked at */
  refuseErrors(review: ReviewBranch, tree: string, main: string): Promise<void>
  /** Ends what is being looked at. */
  close(): Promise<void>
}

interface Options {
  /** Belongs to the check alone. */
  folder: string
  shared: SharedRepository
  log: Pick<Console, 'error'>
}

/** What was found in a review. */
interface Found {
  main: string
  /** Undefined where there was nothing to look at: a review that cannot be brought together, or a look that failed. */
  tree: string | undefined
  errors: DeskIssue[]
}

/** A look at thousands of entries takes a tenth of it, in milliseconds. */
const patience = 120_000
/** So long a process waits for the next tree, in milliseconds: it has read all the others then. */
const idle = 20_000

/** Looks at reviews in a process of its own: nobody who writes waits for it. */
export function checkedReviews({ folder, shared, log }: Options): CheckedReviews {
  const git = gitIn(shared.folder)
  /** By the commit of a review. */
  const known = new Map<string, Found>()
  /** Whoever approves or merges waits for one look, and not for all that are left. */
  const inTurn = oneAtATime()
  let pool: Tinypool | undefined
  let isClosed = false

  async function end(): Promise<void> {
    const ended = pool
    pool = undefined
    await ended?.destroy()
  }

  function opened(): Tinypool {
    if (isClosed) throw new Error('The desk is closed.')
    if (pool) return pool
    pool = new Tinypool({
      filename: workerFile('scripts/team/reviews/check-process.ts'),
      runtime: 'child_process',
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idle,
      execArgv: isBundled ? [] : ['--import', 'tsx'],
      // Without it the process has no variables at all (tinypool 2.2), and git would go by the settings of this machine.
      env: process.env as Record<string, string>,
    })
    // One that ends before it was given anything would leave what waits.
    pool.on('error', end)
    return pool
  }

  /** @throws what became of the process, or what it says */
  const find = ({ commit }: ReviewBranch, tree: string, main: string) =>
    inTurn(async () => {
      const before = known.get(commit)
      if (before?.main === main && before.tree === tree) return before.errors
      const job: CheckJob = { folder, repository: shared.folder, tree, main }
      const looking: Promise<DeskIssue[]> = opened().run(job, { signal: AbortSignal.timeout(patience) })
      const errors = await looking.catch(async (error) => {
        await end()
        throw error
      })
      known.set(commit, { main, tree, errors })
      return errors
    })

  function failed(review: ReviewBranch, error: { message: string }): void {
    log.error(`The check could not look at ${review.branch}: ${error.message}`)
  }

  async function lookAt(review: ReviewBranch, main: string): Promise<DeskIssue[]> {
    const nothing = () => known.set(review.commit, { main, tree: undefined, errors: [] })
    // Whoever decides about one that cannot be brought together reads why.
    const tree = await mergedTree(git, review, main).catch(nothing)
    if (typeof tree !== 'string') return []
    return find(review, tree, main).catch((error) => {
      if (isClosed) return []
      failed(review, error)
      nothing()
      return []
    })
  }

  return {
    async look(reviews, told) {
      const main = await shared.newest()
      for (const commit of known.keys()) if (!reviews.some((one) => one.commit === commit)) known.delete(commit)
      for (const review of reviews) {
        const before = known.get(review.commit)
        if (isClosed || before?.main === main) continue
        const errors = await lookAt(review, main)
        if (errors.length > 0 || before?.errors.length) told()
      }
    },
    errors: ({ commit }) => known.get(commit)?.errors,
    async refuseErrors(review, tree, main) {
      const errors = await find(review, tree, main).catch((error) => {
        failed(review, error)
        throw new Refusal(
          503,
          'The check could not look at the site that this review would make. Try again in a minute.',
        )
      })
      if (errors.length === 0) return
      throw new Refusal(
        409,
        'The check finds errors in the site that this review would make. They stand at the review: who wrote it repairs them, and sends it once more.',
        { issues: errors },
      )
    },
    async close() {
      isClosed = true
      await end()
    },
  }
}
