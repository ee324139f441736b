import type { ReviewMerged } from '../../../src/desk/requests/team.ts'
import { signed } from '../../desk/repository/git-author.ts'
import { pushRef } from '../../desk/repository/push-review.ts'
import { reviewAddress } from '../../desk/repository/review-address.ts'
import { gitIn } from '../../desk/repository/run-git.ts'
import type { Signature } from '../../desk/writer.ts'
import { signatureOf } from '../people.ts'
import type { SharedRepository } from '../repository/shared-repository.ts'
import type { TeamConfig } from '../team-config.ts'
import { type Approval, mergedTree } from './merged-tree.ts'
import type { ReviewBranch } from './review-branches.ts'

/** So often somebody else may be quicker at the main branch. */
const mostTries = 5

/** What became of it: with the commit on the main branch where it is merged. */
export type MergeOutcome = ReviewMerged & { main?: string }

const trailer = (name: string, { name: who, email }: Signature) => `${name}: ${who} <${email}>`

/**
 * The words of the commit: those of the review, and who approved it. Trailers are the last paragraph alone, so that nobody
 * approves anything by writing so into a message.
 */
function messageOf({ messages, authors }: ReviewBranch, approver: Signature): string {
  const others = authors.slice(1).map((author) => trailer('Co-authored-by', author))
  return `${[...messages, [...others, trailer('Approved-by', signatureOf(approver))].join('\n')].join('\n\n')}\n`
}

/**
 * Makes one commit of a review on top of the main branch, by who wrote it, and hands it to the remote.
 *
 * @param approver who approved it
 * @param look at the tree that it would make
 * @throws Refusal where it cannot be brought together with the main branch, or what `look` refuses
 */
export async function mergeReview(
  shared: SharedRepository,
  { remote, committer }: Pick<TeamConfig, 'remote' | 'committer'>,
  review: ReviewBranch,
  approver: Signature,
  approval: Approval,
  look: (tree: string, parent: string) => Promise<void>,
): Promise<MergeOutcome> {
  const git = gitIn(shared.folder)
  const [author] = review.authors
  const env = {
    ...signed('AUTHOR', author ?? committer),
    GIT_AUTHOR_DATE: review.at,
    ...signed('COMMITTER', signatureOf(committer)),
  }
  for (let tries = 1; ; tries += 1) {
    const parent = await shared.newest()
    const tree = await mergedTree(git, review, parent, approval)
    await look(tree, parent)
    const input = messageOf(review, approver)
    const main = (await git(['commit-tree', tree, '-p', parent, '-F', '-'], { env, input })).toString('utf8').trim()
    const { outcome, words } = await pushRef(git, 'origin', main, `refs/heads/${remote.branch}`)
    // Where the line broke, the remote is asked; what is on its main branch is merged.
    if (outcome !== 'arrived') await shared.fetch().catch(() => undefined)
    const newest = await shared.newest()
    if (outcome === 'arrived' || newest === main) return { merged: true, main }
    if (newest !== parent && tries < mostTries) continue
    const url = reviewAddress(remote.url, review.branch, '', remote.branch)
    const said = words && ` It said: “${words}”`
    const problem =
      outcome === 'unknown'
        ? 'The git host did not answer, so it is not known whether it is merged. Look again in a minute.'
        : `The git host did not take it onto ${remote.branch}.${said} ${url ? 'Whoever may merge there opens the review with the link.' : 'Whoever may merge there takes the branch over.'}`
    return { merged: false, problem, ...(url && { url }) }
  }
}

/**
 * Removes the branch of a review that is merged, unless somebody has added to it since.
 *
 * @returns why it is still there
 */
export async function removeBranch(shared: SharedRepository, { branch, commit }: ReviewBranch): Promise<string> {
  const ref = `refs/heads/${branch}`
  const args = ['push', '-q', `--force-with-lease=${ref}:${commit}`, 'origin', `:${ref}`]
  return gitIn(shared.folder)(args, { timeout: 60_000 }).then(
    () => '',
    (error: Error) => error.message.trim(),
  )
}
