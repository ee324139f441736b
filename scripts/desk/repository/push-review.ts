import type { ReviewSent } from '../../../src/desk/requests/hand-over.ts'
import { reviewAddress } from './review-address.ts'
import { GitError, type RunGit } from './run-git.ts'
import { noteSent, noteUnsent } from './unsent-reviews.ts'

/** How long a remote may take, in milliseconds. */
export const patience = 120_000
/** So much is shown of what a remote says. */
const mostWords = 500

const line = async (git: RunGit, ...args: string[]) => (await git(args)).toString('utf8').trim()

/** The remote that reviews are handed to; none where there is none. */
export async function remoteOf(git: RunGit): Promise<string | undefined> {
  const remotes = (await line(git, 'remote')).split('\n').filter(Boolean)
  return remotes.includes('origin') ? 'origin' : remotes[0]
}

/** What the remote itself said, as git hands it on: its hooks and its rules speak so. */
function wordsOf(said: string): string {
  const lines = [...said.matchAll(/^remote:(.*)$/gm)].map(([, words = '']) => words.trim()).filter(Boolean)
  return lines.join(' ').slice(0, mostWords)
}

/**
 * Hands a branch to the remote there is. A branch that could not be pushed is still a branch.
 *
 * @param commit the one it is at
 * @param kept where it stays then, in words
 */
export async function pushReview(
  git: RunGit,
  branch: string,
  commit: string,
  kept: string,
): Promise<Pick<ReviewSent, 'url' | 'pushed' | 'problem'>> {
  const remote = await remoteOf(git)
  if (!remote) return { pushed: false }
  const ref = `refs/heads/${branch}`
  await noteUnsent(git, branch)
  let said = ''
  const arrived = async () => {
    await noteSent(git, branch)
    const url = reviewAddress(await line(git, 'remote', 'get-url', remote), branch, said)
    return { pushed: true, ...(url && { url }) }
  }
  const onSaid = (words: string) => {
    said = words
  }
  try {
    await git(['push', remote, `${ref}:${ref}`], { timeout: patience, onSaid })
    return await arrived()
  } catch (error) {
    if (!(error instanceof GitError)) throw error
    // A line that breaks after the last byte says nothing of what became of it.
    const there = error.isSilent ? '' : await line(git, 'ls-remote', remote, ref).catch(() => '')
    if (there.startsWith(commit)) return arrived()
    const failed = error.isSilent ? 'did not answer, so it may not have arrived' : 'did not take it'
    const words = wordsOf(said)
    const problem =
      `Your change is kept ${kept} as ${branch}, but the shared project (${remote}) ${failed}. ` +
      `${words && `It said: “${words}” `}Send it once more as an answer to that review, or tell a developer its name.`
    return { pushed: false, problem }
  }
}
