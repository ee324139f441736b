import { Refusal } from '../../desk/http/refusal.ts'
import { trailerOf } from '../../desk/repository/accepted-words.ts'
import { filesIn } from '../../desk/repository/git-hashes.ts'
import { isTakenOver } from '../../desk/repository/is-taken-over.ts'
import { type RunGit, splitZero } from '../../desk/repository/run-git.ts'
import type { Signature } from '../../desk/writer.ts'
import { isSafeName } from '../repository/changed-files.ts'

/** A file as it is in a commit; none where it is not there. */
export type TreeEntry = { mode: string; hash: string } | undefined

/** A review as it is at the remote. */
export interface ReviewBranch {
  branch: string
  /** The commit it is at. */
  commit: string
  /** The one it was begun from, or has taken in since. */
  base: string
  /** Those who wrote it, the first one first. */
  authors: Signature[]
  /** Those who accepted words of others in it. */
  acceptedBy: Signature[]
  /** What was said with each part, the first one first. */
  messages: string[]
  /** When its last part was sent, ISO 8601. */
  at: string
  /** Every file it changes, whatever that is. */
  files: string[]
}

const folder = 'refs/remotes/origin/desk'
const plainFile = /^100(?:644|755)$/
const lines = async (git: RunGit, ...args: string[]) => (await git(args)).toString('utf8').split('\n').filter(Boolean)

/** The reviews at the remote, as far as it was fetched: each branch with its commit, the newest first. */
export async function branchesThere(git: RunGit): Promise<{ branch: string; commit: string }[]> {
  const format = '--format=%(objectname) %(refname:lstrip=3)'
  const rows = await lines(git, 'for-each-ref', '--sort=-committerdate', format, folder)
  return rows.map((row) => ({ commit: row.slice(0, row.indexOf(' ')), branch: row.slice(row.indexOf(' ') + 1) }))
}

/**
 * Reads a review.
 *
 * @param main the newest commit of the main branch
 * @returns undefined for what is no review of it: a branch without a commit in common, or one that is taken over
 */
export async function readReview(
  git: RunGit,
  { branch, commit }: { branch: string; commit: string },
  main: string,
): Promise<ReviewBranch | undefined> {
  const [base] = await lines(git, 'merge-base', main, commit).catch(() => [])
  if (!base || (await isTakenOver(git, commit, main))) return undefined
  const format = `--format=%an%x1f%ae%x1f%cI%x1f${trailerOf}%x1f%B%x1e`
  const log = (await git(['log', '--reverse', '--no-merges', format, `${main}..${commit}`])).toString('utf8')
  const parts = log.split('\x1e').flatMap((record) => {
    const [name = '', email = '', at = '', acceptedBy = '', message = ''] = record.trim().split('\x1f')
    return name ? [{ name, email, at, acceptedBy, message: message.trim() }] : []
  })
  const acceptedBy = parts.flatMap((part) => {
    const [, name, email] = /^([^<>]+) <([^<>]+)>$/.exec(part.acceptedBy) ?? []
    return name && email ? [{ name, email }] : []
  })
  const authors = new Map(parts.map(({ name, email }) => [email, { name, email }]))
  const names = await git(['diff-tree', '-r', '--name-only', '-z', '--no-renames', base, commit])
  return {
    branch,
    commit,
    base,
    authors: [...authors.values()],
    acceptedBy,
    messages: parts.map(({ message }) => message),
    at: parts.at(-1)?.at ?? '',
    files: splitZero(names),
  }
}

/**
 * The files of a review before it, in it, and on the main branch.
 *
 * @throws Refusal of one that is no plain file, or whose name leads elsewhere
 */
export async function filesOf(git: RunGit, { base, commit, files }: ReviewBranch, main: string) {
  const [before, after, now] = await Promise.all([base, commit, main].map((at) => filesIn(git, at, files)))
  return files.map((file) => {
    const entry = { file, before: before?.get(file), after: after?.get(file), now: now?.get(file) }
    const isPlain = [entry.before, entry.after, entry.now].every((one) => !one || plainFile.test(one.mode))
    if (!isPlain || !isSafeName(file))
      throw new Refusal(409, `“${file}” is no plain file, and nothing else is taken over. Send the review without it.`)
    return entry
  })
}
