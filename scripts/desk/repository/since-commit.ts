import type { Issue } from '../../content/model/issue.ts'
import { isNewPassage } from '../../content/model/passage.ts'
import { UsageError } from '../../tools/usage-error.ts'
import { gitIn, type RunGit, splitZero } from './run-git.ts'

/** Where the branch of a change began, of those there are. */
const mains = ['origin/HEAD', 'origin/main', 'main']

/** Tells whether a passage was written since a commit. */
export type IsSince = (issue: Issue) => boolean

/**
 * What was written since a commit, by whoever has saved it or not.
 *
 * @param names the commit; where the branch left the main one without it
 * @throws UsageError
 */
export async function sinceCommit(root: string, [named, ...more]: readonly string[]): Promise<IsSince> {
  if (more.length > 0) throw new UsageError(`Nothing is done with “${more[0]}”.`, usage)
  const git = gitIn(root)
  const commit = named === undefined ? await baseOf(git) : await namedCommit(git, named)
  const [differing, others] = await Promise.all([
    git(['diff', '--name-only', '-z', '--no-renames', '--relative', commit, '--', 'content']),
    git(['ls-files', '-z', '--others', '--exclude-standard', '--', 'content']),
  ])
  const former = new Map<string, string>(splitZero(others).map((file) => [file, '']))
  // One after the other: a branch changes few files, and there may be hundreds.
  for (const file of splitZero(differing)) {
    const bytes = await git(['cat-file', 'blob', `${commit}:./${file}`]).catch(() => undefined)
    former.set(file, bytes?.toString('utf8') ?? '')
  }
  return (issue) => {
    const before = former.get(issue.file)
    return before !== undefined && isNewPassage(issue, before)
  }
}

async function baseOf(git: RunGit): Promise<string> {
  for (const main of mains) {
    const base = await git(['merge-base', 'HEAD', main]).catch(() => undefined)
    if (base) return base.toString('utf8').trim()
  }
  throw new UsageError('git does not say where this change began: here is no branch main, or not its history.', usage)
}

async function namedCommit(git: RunGit, name: string): Promise<string> {
  const found = await git(['rev-parse', '-q', '--verify', '--end-of-options', `${name}^{commit}`]).catch(
    () => undefined,
  )
  if (!found) throw new UsageError(`git knows no commit “${name}” here.`, usage)
  return found.toString('utf8').trim()
}

const usage = 'Name the commit it is compared with: npm run content -- --changed COMMIT'
