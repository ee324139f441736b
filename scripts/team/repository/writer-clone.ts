import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { slugOf } from '../../../src/lib/slug-of.ts'
import { takenRef } from '../../desk/repository/git-review.ts'
import { gitIn, line } from '../../desk/repository/run-git.ts'
import type { ReviewBranch } from '../reviews/review-branches.ts'
import { plainEmail, type TeamConfig } from '../team-config.ts'
import { isWhole, putAside, type Renewed, takeOver } from './after-crash.ts'
import { type Brought, bringReview, bringTogether } from './bring-together.ts'
import { isIn } from './is-in.ts'
import { findsKept, leaveOut } from './kept-drafts.ts'
import type { SharedRepository } from './shared-repository.ts'

/** Where somebody writes: content and public files, with a history of their own. */
export interface WriterClone {
  root: string
  /** It was broken, and has a new history. */
  renewed?: Renewed
  /**
   * Brings what is new on the main branch to it, but for what somebody is kept from.
   *
   * @param sees whether they see the drafts of a file's collection
   */
  follow(sees: (file: string) => boolean): Promise<Brought>
  /**
   * Brings the texts of a review that somebody else wrote to it, for its writer to go on with. Where both changed one passage
   * the file holds both versions. Once is enough: what was written since stays.
   *
   * @returns the files that are another than before
   * @throws Refusal where both versions of something stand in one of its files already
   */
  take(review: ReviewBranch): Promise<string[]>
  /** Lets go of reviews that are merged, unless something was added to them here since. */
  leave(merged: readonly { branch: string; commit: string }[]): Promise<void>
}

/** How long a clone may take on this machine, in milliseconds: the first time it gets the whole history. */
const patience = 600_000

/** Before what a repository says of its own files: their bytes stay what they are, and no driver is asked. */
const attributes = '* -text !eol !crlf !ident !filter !working-tree-encoding !diff !merge\n'
/** What the desk itself writes beside the content. */
const excluded = '/.cache/\n/.deleted/\n/src/\n/content/.schemas/\n'

/** The folder of somebody's clone, by the address in the list. */
export function cloneFolder(folder: string, email: string): string {
  const address = plainEmail(email)
  const hash = createHash('sha256').update(address).digest('hex').slice(0, 8)
  return path.join(folder, 'clones', `${slugOf(address).slice(0, 40)}-${hash}`)
}

/**
 * Opens somebody's clone, which is made the first time. It borrows nothing from the repository it is fed from, and hands its
 * reviews to the remote itself.
 */
export async function openClone(
  { folder, remote }: Pick<TeamConfig, 'folder' | 'remote'>,
  shared: SharedRepository,
  email: string,
): Promise<WriterClone> {
  const root = cloneFolder(folder, email)
  mkdirSync(root, { recursive: true })
  const git = gitIn(root)
  const own = path.join(root, '.git')
  const isBroken = shared.isAfterCrash && existsSync(own) && !(await isWhole(own))
  const kept = isBroken ? putAside(own) : undefined
  if (!existsSync(path.join(own, 'HEAD'))) {
    await git(['init', '-q', '--template='])
    await git(['symbolic-ref', 'HEAD', `refs/heads/${remote.branch}`])
  }
  const info = path.join(own, 'info')
  mkdirSync(info, { recursive: true })
  writeFileSync(path.join(info, 'attributes'), attributes)
  writeFileSync(path.join(info, 'exclude'), excluded)
  await git(['config', '--replace-all', 'remote.origin.url', remote.url])
  const fetchMain = () =>
    git(['fetch', '-q', '--no-tags', shared.folder, `+${shared.main}:${shared.main}`], { timeout: patience })
  if (kept) await fetchMain()
  const renewed = kept && (await takeOver(git, kept, shared, remote.branch))
  const keptFrom = findsKept(git)
  return {
    root,
    ...(renewed && { renewed }),
    async follow(sees) {
      await fetchMain()
      const newest = await line(git, 'rev-parse', '--verify', shared.main)
      const left = await keptFrom(newest, sees)
      const brought = await bringTogether(root, git, newest, left)
      return { ...brought, files: [...brought.files, ...(await leaveOut(root, git, left))] }
    },
    async take(review) {
      const { branch, commit } = review
      const before = await line(git, 'rev-parse', '-q', '--verify', takenRef(branch)).catch(() => '')
      if (before === commit) return []
      const there = `refs/remotes/origin/${branch}`
      await git(['fetch', '-q', '--no-tags', shared.folder, there], { timeout: patience })
      const files = await bringReview(root, git, review)
      await git(['update-ref', `refs/heads/${branch}`, commit])
      await git(['update-ref', takenRef(branch), commit])
      return files
    },
    async leave(merged) {
      const rows = await git(['for-each-ref', '--format=%(objectname) %(refname:lstrip=2)', 'refs/heads/desk'])
      for (const row of rows.toString('utf8').split('\n').filter(Boolean)) {
        const [tip = '', branch = ''] = row.split(' ')
        const over = merged.find((one) => one.branch === branch)
        if (over && (await isIn(gitIn(shared.folder), tip, over.commit)))
          await git(['update-ref', '-d', `refs/heads/${branch}`, tip])
      }
    },
  }
}
