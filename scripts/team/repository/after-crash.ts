import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { GitError, gitIn, line, type RunGit } from '../../desk/repository/run-git.ts'
import { filesBelow } from '../../tools/files-below.ts'
import { isIn } from './is-in.ts'

/** How long looking at every object may take, in milliseconds. */
const patience = 600_000

/** What was done to a clone that was broken. */
export interface Renewed {
  /** Where the broken one is kept. */
  kept: string
  /** The reviews of which it alone has what was added last. */
  left: string[]
}

/** git in a repository, and in none above it where this one is broken. */
const gitAt = (folder: string): RunGit => {
  const git = gitIn(folder)
  return (args, options) => git(args, { ...options, env: { ...options?.env, GIT_DIR: folder } })
}

/** What the operator is told of it. */
export const renewedWords = ({ kept, left }: Renewed): string =>
  `the clone was broken and has a history anew; the files are as they were written. The old one is kept: ${kept}.${left.length > 0 ? ` It alone has all of ${left.join(', ')}.` : ''}`

/** Removes the locks of commands that were ended with the desk: each would keep every later one from writing. */
function removeLocks(folder: string): void {
  for (const file of filesBelow(folder)) if (file.endsWith('.lock')) rmSync(file, { force: true })
}

/**
 * Looks at a repository after the desk was ended at once, or the machine was: what was written last may be empty. Takes its
 * locks away, and returns whether everything is there that its refs lead to.
 *
 * `--connectivity-only` is not enough: with git 2.39.5 it ends with 0 where a file that is reached is an empty object.
 *
 * @param folder with the objects and refs: `.git` of a clone
 * @see https://git-scm.com/docs/git-fsck
 */
export async function isWhole(folder: string): Promise<boolean> {
  removeLocks(folder)
  return gitAt(folder)(['fsck', '--no-dangling', '--no-progress'], { timeout: patience }).then(
    () => true,
    // Oddly written objects (1) are as old as the history: another clone has them, too.
    (error: unknown) => error instanceof GitError && error.code === 1,
  )
}

/** Puts a broken repository aside: nobody knows what in it is all there is of somebody’s work. Returns where it is. */
export function putAside(folder: string): string {
  const kept = `${folder.replace(/\/\.git$/, '')}-broken-${new Date().toISOString().replace(/[:.]/g, '-')}`
  renameSync(folder, kept)
  return kept
}

/** The commits a broken clone may have been at, the likeliest one first, as its files say. */
function commitsIn(kept: string, branch: string): string[] {
  const textOf = (name: string) => {
    try {
      return readFileSync(path.join(kept, name), 'latin1')
    } catch {
      return ''
    }
  }
  const packed = textOf('packed-refs').match(new RegExp(`^\\S+(?= refs/heads/${branch}$)`, 'm'))
  const logged = textOf('logs/HEAD').trimEnd().split('\n').at(-1)?.split(' ')[1]
  const all = [textOf(`refs/heads/${branch}`).trim(), packed?.[0] ?? '', logged ?? '']
  return all.filter((one) => /^[0-9a-f]{40,64}$/.test(one))
}

/** The refs of reviews in a broken clone, each with its commit; an empty one where its file is. */
async function refsIn(kept: string): Promise<Map<string, string>> {
  const folders = ['refs/heads/desk', 'refs/desk-unsent', 'refs/desk-taken']
  const files = folders.flatMap((folder) => filesBelow(path.join(kept, folder)))
  const format = '--format=%(refname) %(objectname)'
  const listed = await gitAt(kept)(['for-each-ref', format, ...folders]).catch(() => '')
  const rows = String(listed).split('\n').filter(Boolean)
  return new Map([
    ...files.map((file): [string, string] => [path.relative(kept, file), '']),
    ...rows.map((row) => row.split(' ') as [string, string]),
  ])
}

/**
 * Gives a clone a history anew, around the files that stand in it: those of its reviews that are whole in the old one, or at
 * the remote. Where it is not known from which commit the files were made, it is left at none.
 *
 * @param git of the clone, which is a new repository with the main branch
 * @param kept the old one
 * @param shared the repository that clones are fed from, and the ref of the main branch in it
 */
export async function takeOver(
  git: RunGit,
  kept: string,
  shared: { folder: string; main: string },
  branch: string,
): Promise<Renewed> {
  for (const commit of commitsIn(kept, branch)) {
    if (!(await isIn(gitIn(shared.folder), commit, shared.main))) continue
    await git(['update-ref', 'HEAD', commit])
    await git(['read-tree', commit])
    break
  }
  // Without it git takes the folder for no repository.
  writeFileSync(path.join(kept, 'HEAD'), `ref: refs/heads/${branch}\n`)
  const left: string[] = []
  for (const [ref, commit] of await refsIn(kept)) {
    const branch = ref.replace('refs/heads/', '')
    const fetched = async (from: string, there: string) => {
      await git(['fetch', '-q', '--no-tags', from, `+${there}:${ref}`])
      return (await line(git, 'rev-parse', ref)) === commit
    }
    const isHere = await fetched(kept, ref)
      .catch(() => fetched(shared.folder, `refs/remotes/origin/${branch}`))
      .catch(() => false)
    // What is noted of a review goes with it.
    if (!isHere && branch !== ref) left.push(branch)
  }
  return { kept, left }
}
