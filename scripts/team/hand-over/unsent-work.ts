import { groupBy } from '../../../src/lib/group-by.ts'
import { gitRepository } from '../../desk/repository/git-repository.ts'
import { isTakenOver } from '../../desk/repository/is-taken-over.ts'
import { pushRef } from '../../desk/repository/push-review.ts'
import { gitIn, type RunGit, splitZero } from '../../desk/repository/run-git.ts'
import { noteSent, unsentReviews } from '../../desk/repository/unsent-reviews.ts'
import type { Contributor } from '../../desk/writer.ts'
import { today } from '../../tools/today.ts'
import { collectionOf, isLegal, mayWrite } from '../may-write.ts'
import type { Member } from '../people.ts'

/** What became of the work that somebody had not sent. */
export interface HandedOver {
  /** The reviews that arrived, with the files they change. */
  reviews: { branch: string; files: string[] }[]
  /** Files that differ in the clone and that they had no right to change: they stay there. */
  left: string[]
  /** Why something did not arrive: it is tried again. */
  failure?: string
}

const line = async (git: RunGit, ...args: string[]) =>
  (await git(args).catch(() => '')).toString('utf8').split(/\s/, 1)[0] ?? ''

/**
 * Hands what somebody had not sent to the remote, by them: reviews that did not arrive there as they are, and what differs from
 * the main branch and waits in no review as one of its own. What did arrive is not handed over again, so that it may be ended
 * and begun anew at any moment. No file of the clone changes.
 *
 * @param root a clone that is at the newest commit of the main branch, unless both versions of something stand in it
 * @param main the ref of that branch
 * @param message what is said of it
 */
export async function handOver(
  root: string,
  main: string,
  member: Member,
  writer: Contributor,
  message: string,
): Promise<HandedOver> {
  const git = gitIn(root)
  const repository = await gitRepository(root, () => today(root), writer)
  const handed: HandedOver = { reviews: [], left: [] }
  if (!repository) return handed
  const failure = await sendAgain(git, main, handed)
  if (failure) return { ...handed, failure }
  const [changes, waiting] = await Promise.all([repository.changes(), repository.waiting()])
  const unsent = [...changes.keys()].filter((file) => !waiting.has(file))
  handed.left = unsent.filter((file) => !mayWrite(member, file))
  const allowed = unsent.filter((file) => mayWrite(member, file))
  // Who approves legal texts may not approve others, and the other way round: nobody could approve both in one.
  const isOfLaw = (file: string) => isLegal(String(collectionOf(file)))
  for (const files of groupBy(allowed, isOfLaw).values()) {
    const { branch, pushed } = await repository.send({ files, message })
    if (pushed && branch) handed.reviews.push({ branch, files })
  }
  const refused = await sendAgain(git, main, handed)
  return { ...handed, ...(refused && { failure: refused }) }
}

/**
 * Hands over the reviews that did not arrive. One to which somebody else has added at the remote stays: its words are among
 * what differs.
 *
 * @returns why one did not arrive this time either
 */
async function sendAgain(git: RunGit, main: string, handed: HandedOver): Promise<string | undefined> {
  for (const branch of await unsentReviews(git)) {
    const ref = `refs/heads/${branch}`
    const commit = await line(git, 'rev-parse', '-q', '--verify', ref)
    if (!commit) continue
    // It had arrived, and its answer had not.
    if (await isTakenOver(git, commit, main)) {
      await noteSent(git, branch)
      continue
    }
    const files = splitZero(await git(['diff', '--name-only', '-z', '--no-renames', `${main}...${commit}`]))
    const { outcome, said, words } = await pushRef(git, 'origin', commit, ref)
    if (outcome === 'arrived') {
      await noteSent(git, branch)
      handed.reviews.push({ branch, files })
      continue
    }
    const there = await line(git, 'ls-remote', 'origin', ref)
    if (!there) return words || said.trim()
  }
  return undefined
}
