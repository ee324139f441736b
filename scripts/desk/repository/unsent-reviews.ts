import type { RunGit } from './run-git.ts'

/** Beside the branches and not one of them: git keeps what a ref leads to, and nobody is shown it. */
const folder = 'refs/desk-unsent'
const refOf = (branch: string) => `${folder}/${branch}`

/**
 * Notes that a review is on its way to the remote: until it has arrived it waits for nobody.
 *
 * @param commit the one it is at, or will be: a desk that is ended before the branch leads there has noted it
 */
export const noteUnsent = (git: RunGit, branch: string, commit: string) => git(['update-ref', refOf(branch), commit])

/** Notes that the remote has it. */
export const noteSent = (git: RunGit, branch: string) => git(['update-ref', '-d', refOf(branch)])

/** The branches of reviews the remote has not taken. */
export async function unsentReviews(git: RunGit): Promise<ReadonlySet<string>> {
  const listed = await git(['for-each-ref', '--format=%(refname:lstrip=2)', folder])
  return new Set(listed.toString('utf8').split('\n').filter(Boolean))
}
