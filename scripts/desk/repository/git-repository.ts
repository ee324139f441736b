import { Refusal } from '../http/refusal.ts'
import type { Contributor } from '../writer.ts'
import { gitAuthor } from './git-author.ts'
import { filesIn, hashesNow } from './git-hashes.ts'
import { gitHistory } from './git-history.ts'
import { gitReview } from './git-review.ts'
import { isContentName } from './is-content-name.ts'
import { isTakenOver } from './is-taken-over.ts'
import { readBlobs } from './read-blobs.ts'
import type { ChangeKind, Repository } from './repository.ts'
import { gitIn, type RunGit, splitZero } from './run-git.ts'
import { unsentReviews } from './unsent-reviews.ts'

const kinds: Record<string, ChangeKind> = { A: 'added', D: 'deleted' }
/** So many reviews are looked at for texts that wait in them. */
const mostReviews = 20

/**
 * The content in git; undefined when git is not installed, or knows no commit here.
 *
 * @param today the day that stands in the names of branches
 * @param writer who commits, where that is not whom git is set up to name
 */
export async function gitRepository(
  root: string,
  today: () => string,
  writer?: Contributor,
): Promise<Repository | undefined> {
  const git = gitIn(root)
  const isThere = await git(['rev-parse', '-q', '--verify', 'HEAD']).catch(() => undefined)
  if (!isThere) return undefined
  const differing = (commit: string) =>
    git(['diff', '--name-only', '-z', '--no-renames', '--relative', commit, '--', 'content'])
  return {
    open: async () => undefined,
    async state() {
      const remote = (await git(['remote'])).length > 0
      const author = writer?.author ?? (await gitAuthor(git))
      return { available: true, remote, ...(author && { author }) }
    },
    async changes() {
      const [tracked, others] = await Promise.all([
        git(['diff', '--name-status', '-z', '--no-renames', '--relative', 'HEAD', '--', 'content']),
        git(['ls-files', '-z', '--others', '--exclude-standard', '--', 'content']),
      ])
      const rows = splitZero(tracked)
      const pairs = rows.flatMap((file, at): [string, ChangeKind][] =>
        at % 2 === 1 ? [[file, kinds[rows[at - 1] ?? ''] ?? 'changed']] : [],
      )
      const all = [...pairs, ...splitZero(others).map((file): [string, ChangeKind] => [file, 'added'])]
      return new Map(all.filter(([file]) => isContentName(file) && (writer?.maySee(file) ?? true)))
    },
    before: (file) => git(['cat-file', 'blob', `HEAD:./${file}`]).catch(() => null),
    async allBefore(files) {
      const there = await filesIn(git, 'HEAD', files)
      const blobs = await readBlobs(
        git,
        [...there.values()].map(({ hash }) => hash),
      )
      return new Map([...there].map(([file, { hash }]) => [file, blobs.get(hash) as Buffer]))
    },
    async waiting() {
      const [branches, unsent] = await Promise.all([openReviews(git), unsentReviews(git)])
      const arrived = branches.filter((branch) => !unsent.has(branch))
      const found = await Promise.all(
        arrived.map(async (branch) => {
          const files = splitZero(await differing(`HEAD...${branch}`))
          const [sent, now] = await Promise.all([filesIn(git, branch, files), hashesNow(root, git, files)])
          const isWaiting = (file: string) => sent.get(file)?.hash === now.get(file)
          return files.filter(isWaiting).map((file): [string, string] => [file, branch])
        }),
      )
      return new Map(found.flat())
    },
    async reviews() {
      const branches = await openReviews(git)
      return Promise.all(
        branches.map(async (branch) => {
          const [messages, files] = await Promise.all([
            git(['log', '--first-parent', '--format=%s', `HEAD..${branch}`, '--']),
            differing(`HEAD...${branch}`),
          ])
          // It goes by what was said when it was begun, whatever was answered since.
          return { branch, message: messages.toString('utf8').trim().split('\n').at(-1) ?? '', files: splitZero(files) }
        }),
      )
    },
    send: (request) => gitReview(root, git, request, today(), writer),
    async history(file) {
      const places = await gitHistory(git, file)
      return places.map(({ path: _, deleted: __, ...revision }) => revision)
    },
    async revision(file, id) {
      const place = (await gitHistory(git, file)).find((one) => one.id === id)
      if (!place || place.deleted) throw new Refusal(404, 'There is no such version of the file.')
      const bytes = await git(['cat-file', 'blob', `${place.id}:${place.path}`])
      return bytes.toString('utf8')
    },
  }
}

/** The branches the desk made that are not part of the current one. */
async function openReviews(git: RunGit): Promise<string[]> {
  const args = ['--no-merged', 'HEAD', '--sort=-committerdate', `--count=${mostReviews}`, 'refs/heads/desk']
  const listed = await git(['for-each-ref', '--format=%(refname:lstrip=2)', ...args])
  const branches = listed.toString('utf8').split('\n').filter(Boolean)
  const isOver = await Promise.all(branches.map((branch) => isTakenOver(git, branch)))
  return branches.filter((_, at) => !isOver[at])
}
