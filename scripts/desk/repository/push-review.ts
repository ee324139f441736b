import type { ReviewSent } from '../../../src/desk/requests/hand-over.ts'
import { reviewAddress } from './review-address.ts'
import { GitError, line, type RunGit } from './run-git.ts'
import { noteSent } from './unsent-reviews.ts'

/** How long a remote may take, in milliseconds. */
export const patience = 120_000
/** So much is shown of what a remote says. */
const mostWords = 500

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

/** What became of a ref that was handed to a remote. */
export interface Pushed {
  /** It is not known where nobody answered: what was sent may have arrived. */
  outcome: 'arrived' | 'refused' | 'unknown'
  /** Everything git said. */
  said: string
  /** What the remote itself said. */
  words: string
}

/**
 * Hands a commit to a ref of a remote, and no other ref with it: of several one may be taken and one refused.
 *
 * @param ref the whole name of it there
 */
export async function pushRef(git: RunGit, remote: string, commit: string, ref: string): Promise<Pushed> {
  let said = ''
  const onSaid = (words: string) => {
    said = words
  }
  const pushed = (outcome: Pushed['outcome']) => ({ outcome, said, words: wordsOf(said) })
  try {
    await git(['push', remote, `${commit}:${ref}`], { timeout: patience, onSaid })
    return pushed('arrived')
  } catch (error) {
    if (!(error instanceof GitError)) throw error
    if (error.isSilent) return pushed('unknown')
    // A line that breaks after the last byte says nothing of what became of it.
    const there = await line(git, 'ls-remote', remote, ref).catch(() => '')
    return pushed(there.startsWith(commit) ? 'arrived' : 'refused')
  }
}

/**
 * Hands a branch to the remote there is, of which it is noted that it is not sent. A branch that could not be pushed is still a
 * branch.
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
  const { outcome, said, words } = await pushRef(git, remote, commit, `refs/heads/${branch}`)
  if (outcome === 'arrived') {
    await noteSent(git, branch)
    const url = reviewAddress(await line(git, 'remote', 'get-url', remote), branch, said)
    return { pushed: true, ...(url && { url }) }
  }
  const failed = outcome === 'unknown' ? 'did not answer, so it may not have arrived' : 'did not take it'
  const problem =
    `Your change is kept ${kept} as ${branch}, but the shared project (${remote}) ${failed}. ` +
    `${words && `It said: “${words}” `}Send it once more as an answer to that review, or tell a developer its name.`
  return { pushed: false, problem }
}
