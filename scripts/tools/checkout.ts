import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** What a folder holds, as git knows it. */
export interface Checkout {
  /** The commit that is checked out, all forty digits. */
  commit: string
  /** Whether what a build is made of differs from it, or has files it does not know. */
  uncommitted: boolean
}

/** All that decides what a build makes. */
const made = ['content', 'public', 'scripts', 'src', 'package-lock.json', 'tsconfig.json']

const run = promisify(execFile)

/** Runs git in the project; it waits for nobody and writes nothing. */
async function git(root: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' }
  const { stdout } = await run('git', args, { cwd: root, env, maxBuffer: 2 ** 26 })
  return stdout.trim()
}

/** What is checked out; undefined where there is no git, or where it does not know this folder. */
export async function checkout(root: string): Promise<Checkout | undefined> {
  try {
    // A copy of the project that lies in somebody's repository has none of its commits.
    await git(root, 'ls-files', '--error-unmatch', 'content/site/site.json')
    const [commit, changes] = await Promise.all([
      git(root, 'rev-parse', '--verify', 'HEAD'),
      git(root, 'status', '--porcelain', '--', ...made),
    ])
    return { commit, uncommitted: changes !== '' }
  } catch {
    return undefined
  }
}

/** How another commit stands to the one that is checked out; undefined when this repository does not know it. */
export async function relationTo(root: string, commit: string): Promise<'older' | 'newer' | 'beside' | undefined> {
  const isAncestor = (one: string, other: string) =>
    git(root, 'merge-base', '--is-ancestor', one, other).then(
      () => true,
      () => false,
    )
  try {
    await git(root, 'cat-file', '-e', `${commit}^{commit}`)
  } catch {
    return undefined
  }
  if (await isAncestor(commit, 'HEAD')) return 'older'
  return (await isAncestor('HEAD', commit)) ? 'newer' : 'beside'
}
