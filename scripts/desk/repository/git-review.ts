import type { ReviewRequest, ReviewSent } from '../../../src/desk/requests/hand-over.ts'
import { slugOf } from '../../../src/lib/slug-of.ts'
import { Refusal } from '../http/refusal.ts'
import { fileTitle } from '../site/entry-title.ts'
import type { Contributor } from '../writer.ts'
import { commitChange, trailerOf } from './accepted-words.ts'
import { gitAuthor, type Identity, signed } from './git-author.ts'
import { filesIn, hashesNow } from './git-hashes.ts'
import { patience, pushReview, remoteOf } from './push-review.ts'
import { line, type RunGit } from './run-git.ts'
import { treeWith } from './tree-with.ts'
import { noteSent, noteUnsent } from './unsent-reviews.ts'

const none = '0'.repeat(40)
const prefix = 'desk/'

/**
 * Leads to the last commit of a review that somebody else wrote and whoever writes here goes on with: they have its texts. Beside
 * the branches, as what notes which are unsent.
 */
export const takenRef = (branch: string): string => `refs/desk-taken/${branch}`

/** Where the commit stands. */
interface ReviewBase {
  branch: string
  /** What it follows. */
  parent: string
  /** The commit the branch is at; zeros when it is new. */
  tip: string
}

const lineOrNone = (git: RunGit, ...args: string[]) => line(git, ...args).catch(() => '')

/**
 * Commits exactly the chosen files to a branch of their own and pushes it. The index and the working tree stay what they
 * are: the commit is put together in an index of its own.
 *
 * @param writer who commits; otherwise whom the request names, or git
 * @throws Refusal
 */
export async function gitReview(
  root: string,
  git: RunGit,
  request: ReviewRequest,
  day: string,
  writer?: Contributor,
): Promise<ReviewSent> {
  const author = writer?.author ?? request.author ?? (await gitAuthor(git))
  if (!author)
    throw new Refusal<'POST review'>(409, 'Say who you are: your name and e-mail address stand beside the change.', {
      needs: 'author',
    })
  const env = { ...signed('AUTHOR', author), ...signed('COMMITTER', writer?.committer ?? author) }
  const place = await branchFor(git, request, day, env)
  if (request.branch !== undefined) await refuseOthersWork(git, place, request.files, author.email)
  const commit = await commitOf(root, git, place, request, env, writer)
  if (await remoteOf(git)) await noteUnsent(git, place.branch, commit)
  await git(['update-ref', `refs/heads/${place.branch}`, commit, place.tip])
  const kept = writer ? 'at the desk' : 'on this computer'
  return { branch: place.branch, ...(await pushReview(git, place.branch, commit, kept)) }
}

/** The commit with the chosen files as they are now: the last one, where nothing is new but that it did not arrive. */
async function commitOf(
  root: string,
  git: RunGit,
  place: ReviewBase,
  { files, message }: ReviewRequest,
  env: Identity,
  writer?: Contributor,
): Promise<string> {
  const { branch, parent, tip } = place
  const tree = await treeOf(root, git, parent, files)
  if (tree !== (await line(git, 'rev-parse', `${parent}^{tree}`))) {
    return commitChange(git, { parent, tree, files, message }, env, writer)
  }
  const remote = tip === none ? undefined : await remoteOf(git)
  if (!remote || (await lineOrNone(git, 'ls-remote', remote, `refs/heads/${branch}`)).startsWith(parent)) {
    await noteSent(git, branch)
    throw new Refusal(409, 'These files say what they said before: there is nothing to review.')
  }
  return parent
}

async function branchFor(
  git: RunGit,
  { branch, message }: ReviewRequest,
  day: string,
  env: Identity,
): Promise<ReviewBase> {
  if (branch === undefined) {
    if (await lineOrNone(git, 'rev-parse', '-q', '--verify', 'refs/heads/desk'))
      throw new Refusal(
        409,
        'Something else in the project is called “desk”, as reviews are. Ask a developer to rename that branch.',
      )
    const name = await freeName(git, `${prefix}${day}-${nameOf(message)}`)
    return { branch: name, parent: await line(git, 'rev-parse', 'HEAD'), tip: none }
  }
  const tip =
    /^desk\/[a-z0-9-]+$/.test(branch) && (await lineOrNone(git, 'rev-parse', '-q', '--verify', `refs/heads/${branch}`))
  if (!tip) throw new Refusal(404, 'There is no such review to go on with.')
  // Moving a branch that is checked out would turn its files into changes.
  if ((await line(git, 'worktree', 'list', '--porcelain')).split('\n').includes(`branch refs/heads/${branch}`))
    throw new Refusal(409, 'Somebody works on this review at the moment, outside of the desk. Send a new one.')
  return { branch, parent: await newestOf(git, branch, tip, env), tip }
}

/**
 * The last commit of a review, which somebody may have added to at the remote: also while what was sent from here last did
 * not arrive there. Then both are brought together, where no lines of theirs are the same.
 */
async function newestOf(git: RunGit, branch: string, tip: string, env: Identity): Promise<string> {
  const remote = await remoteOf(git)
  if (!remote) return tip
  try {
    await git(['fetch', '-q', '--no-tags', remote, `refs/heads/${branch}`], { timeout: patience })
    const newest = await line(git, 'rev-parse', 'FETCH_HEAD')
    const shared = await line(git, 'merge-base', tip, newest)
    if (shared === tip || shared === newest) return shared === tip ? newest : tip
    const tree = await line(git, 'merge-tree', '--write-tree', newest, tip)
    const message = `Bring together what was added to ${branch}`
    return (await git(['commit-tree', tree, '-p', newest, '-p', tip, '-m', message], { env })).toString('utf8').trim()
  } catch {
    // Without a line, or where both changed the same lines, the branch is what is known of it here.
    return tip
  }
}

/** A file is handed over whole: it would take back what somebody else wrote into it in the same review. */
async function refuseOthersWork(git: RunGit, { branch, parent }: ReviewBase, files: readonly string[], email: string) {
  const taken = await lineOrNone(git, 'rev-parse', '-q', '--verify', takenRef(branch))
  const range = [`HEAD..${parent}`, ...(taken ? [`^${taken}`] : [])]
  for (const file of files) {
    const format = `--format=%ae%n%an%n${trailerOf}`
    const told = await line(git, 'log', '-1', format, ...range, '--', file)
    const [writer, name, acceptedBy] = told.split('\n')
    // What somebody suggested was put there by who accepted it.
    if (!writer || writer === email || acceptedBy?.endsWith(`<${email}>`)) continue
    const sentence = `${name} changed “${fileTitle(file)}” in this review, and your text would take that back.`
    throw new Refusal(409, `${sentence} Send it as a review of its own, and tell ${name}.`)
  }
}

const nameOf = (message: string) => {
  const [first = ''] = message.trim().split('\n')
  const plain = slugOf(first.replaceAll('/', ' ')).slice(0, 40).replace(/-$/, '')
  return plain || 'changes'
}

async function freeName(git: RunGit, name: string): Promise<string> {
  const remote = await remoteOf(git)
  const here = await line(git, 'for-each-ref', '--format=%(refname)', 'refs/heads/desk')
  const there = remote ? await lineOrNone(git, 'ls-remote', remote, 'refs/heads/desk/*') : ''
  const taken = new Set(`${here}\n${there}`.match(/refs\/heads\/\S+/g))
  let free = name
  for (let number = 2; taken.has(`refs/heads/${free}`); number += 1) free = `${name}-${number}`
  return free
}

/** The tree of a commit with the chosen files as they are now. */
async function treeOf(root: string, git: RunGit, parent: string, files: readonly string[]): Promise<string> {
  const inRepository = await line(git, 'rev-parse', '--show-prefix')
  const hashes = await hashesNow(root, git, files, true)
  const before = await filesIn(git, parent, files)
  const now = (file: string) => ({ file: inRepository + file, mode: before.get(file)?.mode, hash: hashes.get(file) })
  return treeWith(git, parent, files.map(now))
}
