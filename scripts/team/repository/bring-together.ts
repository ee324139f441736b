import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stretches } from '../../../src/desk/text/model/stretches.ts'
import { writeAtomically } from '../../cache/write-atomically.ts'
import { textProblems } from '../../content/syntax/text-problems.ts'
import { refuseLinks } from '../../desk/entry/content-file.ts'
import { Refusal } from '../../desk/http/refusal.ts'
import { readBlobs } from '../../desk/repository/read-blobs.ts'
import { line, type RunGit, splitZero } from '../../desk/repository/run-git.ts'
import { fileTitle } from '../../desk/site/entry-title.ts'
import type { ReviewBranch } from '../reviews/review-branches.ts'
import { type ChangedFile, changedFiles } from './changed-files.ts'

/** What became of a clone. */
export interface Brought {
  /** Whether the clone is at another commit now: what differs from it is another, too, where no file is. */
  moved: boolean
  /** The files that are another than before. */
  files: string[]
  /** Those that hold both versions of some lines now, for their writer to choose. */
  both: string[]
  /** The files that hold both versions from before: the clone stays where it is until they are settled. */
  unsettled: string[]
}

const nothing: Brought = { moved: false, files: [], both: [], unsettled: [] }

/** A file after both sides have been looked at: another text, gone, or with both versions of some lines. */
interface Outcome {
  file: string
  bytes: Buffer | undefined
  isBoth?: true
}

const isSame = (one: Buffer | undefined, other: Buffer | undefined) =>
  one && other ? one.equals(other) : one === other
/**
 * Brings a clone to another commit of the main branch. What its writer has not touched becomes what it is there; what both
 * changed is brought together paragraph by paragraph, and where both changed the same one, the file holds both, with the name
 * of whoever changed it, until the writer chooses. Nothing the writer has is lost.
 *
 * @param to a commit that the clone has
 * @param kept the files that its writer is kept from: none of them is written
 */
export async function bringTogether(
  root: string,
  git: RunGit,
  to: string,
  kept: ReadonlySet<string> = new Set(),
): Promise<Brought> {
  const from = (await line(git, 'rev-parse', '-q', '--verify', 'HEAD').catch(() => '')) || undefined
  if (from === to) return nothing
  const unsettled = from ? await unsettledIn(root, git) : []
  if (unsettled.length > 0) return { ...nothing, unsettled }
  const changed = await changedFiles(git, from, to)
  const blobs = await blobsOf(git, changed)
  const names = new Map<string, string>()
  for (const { file } of from ? changed : [])
    names.set(file, await line(git, 'log', '-1', '--format=%an', `${from}..${to}`, '--', file))
  // From here on nobody else gets a turn until the files are written: what is read is what stands there.
  const outcomes = changed.flatMap((one) => {
    const label = `${names.get(one.file) || 'Somebody else'}, ${to.slice(0, 8)}`
    if (kept.has(one.file)) return untouched(root, one.file, blobs.get(one.from ?? ''))
    return outcomeOf(root, one, (hash) => blobs.get(hash ?? ''), label)
  })
  for (const { file, bytes } of outcomes) put(root, file, bytes)
  await git(['update-ref', 'HEAD', to])
  await git(['read-tree', to])
  // Has git note which files are as they were; it ends with 1 where some are not, as those outside of what desks need.
  await git(['update-index', '-q', '--refresh']).catch(() => undefined)
  const told = (some: readonly Outcome[]) => some.map(({ file }) => file)
  return { moved: true, files: told(outcomes), both: told(outcomes.filter(({ isBoth }) => isBoth)), unsettled }
}

/**
 * Brings what a review changes to a clone, whatever commit of the main branch that is at.
 *
 * @returns the files that are another than before
 * @throws Refusal where both versions of something stand in one of them already
 */
export async function bringReview(root: string, git: RunGit, review: ReviewBranch): Promise<string[]> {
  const { base, commit, authors } = review
  const unsettled = (await unsettledIn(root, git)).find((file) => review.files.includes(file))
  if (unsettled)
    throw new Refusal(
      409,
      `Two versions of the same lines stand in “${fileTitle(unsettled)}”. Choose between them first.`,
    )
  const changed = await changedFiles(git, base, commit)
  const blobs = await blobsOf(git, changed)
  const label = `${authors[0]?.name ?? 'Somebody else'}, ${commit.slice(0, 8)}`
  const outcomes = changed.flatMap((one) => outcomeOf(root, one, (hash) => blobs.get(hash ?? ''), label))
  for (const { file, bytes } of outcomes) put(root, file, bytes)
  return outcomes.map(({ file }) => file)
}

const blobsOf = (git: RunGit, changed: readonly ChangedFile[]) =>
  readBlobs(
    git,
    changed.flatMap((one) => [one.from, one.to].filter((hash) => hash !== undefined)),
  )

async function unsettledIn(root: string, git: RunGit): Promise<string[]> {
  const differing = await git(['diff', '--name-only', '-z', '--no-renames', 'HEAD', '--', 'content'])
  return splitZero(differing).filter((file) => {
    const bytes = readThere(root, file)
    return bytes && isUtf8(bytes) && textProblems(file, bytes.toString('utf8')).conflict
  })
}

/** A file that nobody has touched here is taken away; what its writer has typed into it stays. */
function untouched(root: string, file: string, base: Buffer | undefined): Outcome[] {
  const mine = readThere(root, file)
  return mine && isSame(mine, base) ? [{ file, bytes: undefined }] : []
}

function outcomeOf(
  root: string,
  { file, from, to }: ChangedFile,
  bytesOf: (hash: string | undefined) => Buffer | undefined,
  label: string,
): Outcome[] {
  const [base, theirs, mine] = [bytesOf(from), bytesOf(to), readThere(root, file)]
  if (isSame(mine, theirs) || isSame(base, theirs)) return []
  if (isSame(mine, base)) return [{ file, bytes: theirs }]
  // One side deleted what the other changed: what was written stays.
  if (!theirs) return []
  if (!mine) return [{ file, bytes: theirs }]
  const texts = [mine, theirs, base ?? Buffer.of()]
  // Of a picture there is no half: that of the writer stays, and the other one is in the history.
  if (!texts.every((bytes) => isUtf8(bytes)) || !/\.(?:mdx|json)$/.test(file)) return []
  const [ours = '', others = '', before = ''] = texts.map((bytes) => bytes.toString('utf8'))
  const parts = stretches(ours, others, before)
  const isBoth = parts.some(({ type }) => type === 'different')
  const text = parts
    .map((part) => (part.type === 'different' ? bothOf(part.mine, part.theirs, label) : part.text))
    .join('')
  return [{ file, bytes: Buffer.from(text), ...(isBoth && { isBoth }) }]
}

/** Both versions of some lines as git writes them: the check knows the signs, and nothing can be handed over with them. */
function bothOf(mine: string, theirs: string, label: string): string {
  const ended = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`)
  return `<<<<<<< Yours\n${ended(mine)}=======\n${ended(theirs)}>>>>>>> ${label}\n`
}

const readThere = (root: string, file: string): Buffer | undefined => {
  refuseLinks(root, file)
  const place = path.join(root, file)
  return existsSync(place) ? readFileSync(place) : undefined
}

function put(root: string, file: string, bytes: Buffer | undefined): void {
  const place = path.join(root, file)
  if (bytes) writeAtomically(place, bytes)
  else rmSync(place, { force: true })
}
