import { isUtf8 } from 'node:buffer'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stretches } from '../../../src/desk/text/model/stretches.ts'
import { writeAtomically } from '../../cache/write-atomically.ts'
import { Refusal } from '../../desk/http/refusal.ts'
import { filesIn } from '../../desk/repository/git-hashes.ts'
import { readBlobs } from '../../desk/repository/read-blobs.ts'
import { type RunGit, splitZero } from '../../desk/repository/run-git.ts'
import { type TreeFile, treeWith } from '../../desk/repository/tree-with.ts'
import { fileTitle } from '../../desk/site/entry-title.ts'
import { recordVersion } from '../../legal/record-version.ts'
import { recordOf, recordsFile, recordsIn } from '../../legal/records.ts'
import { filesOf, type ReviewBranch } from './review-branches.ts'

/** Who approves, and whether they may approve what they recorded. */
export interface Approval {
  name: string
  approvesOwn: boolean
  /** The day on which they do. */
  day: string
}

const keep = async (git: RunGit, bytes: Buffer | string) =>
  (await git(['hash-object', '-w', '--stdin'], { input: bytes })).toString('utf8').trim()

/**
 * The tree of the main branch with what a review changes: what both changed is brought together paragraph by paragraph and
 * field by field, and legal texts that were recorded in it are approved in their record.
 *
 * @param main the newest commit of the main branch
 * @param by who approves it; without it, legal texts stay as they were recorded
 * @throws Refusal where both changed the same paragraph, or somebody would approve what they recorded
 */
export async function mergedTree(git: RunGit, review: ReviewBranch, main: string, by?: Approval): Promise<string> {
  const entries = await filesOf(git, review, main)
  const wanted = entries.flatMap(({ before, after, now }) => [before, after, now].flatMap((one) => one?.hash ?? []))
  const blobs = await readBlobs(git, wanted)
  const textOf = (hash: string | undefined) => {
    const bytes = hash === undefined ? Buffer.of() : (blobs.get(hash) as Buffer)
    return isUtf8(bytes) ? bytes.toString('utf8') : undefined
  }
  const rows: TreeFile[] = []
  const unsettled: string[] = []
  for (const { file, before, after, now } of entries) {
    if (after?.hash === now?.hash || after?.hash === before?.hash) continue
    if (now?.hash === before?.hash) {
      rows.push({ file, mode: after?.mode, hash: after?.hash })
      continue
    }
    const isText = after && now && /\.(?:mdx|json)$/.test(file)
    const text = isText && broughtTogether(textOf(now.hash), textOf(after.hash), textOf(before?.hash))
    if (text) rows.push({ file, mode: now.mode, hash: await keep(git, text) })
    else unsettled.push(fileTitle(file))
  }
  if (unsettled.length > 0) {
    const all = unsettled.map((title) => `“${title}”`).join(', ')
    throw new Refusal(
      409,
      `Somebody else changed the same passages of ${all} meanwhile. Who wrote this review chooses between both versions at their desk, and sends it once more.`,
    )
  }
  const tree = await treeWith(git, main, rows)
  const isRecorded = rows.some(({ file, hash }) => file === recordsFile && hash)
  return by && isRecorded ? withApprovals(git, tree, main, by) : tree
}

function broughtTogether(mine: string | undefined, theirs: string | undefined, base: string | undefined) {
  if (mine === undefined || theirs === undefined || base === undefined) return undefined
  const parts = stretches(mine, theirs, base)
  return parts.some(({ type }) => type === 'different')
    ? undefined
    : parts.map((part) => (part as { text: string }).text).join('')
}

/** The tree with an approval in each record that is new in it and has none. */
async function withApprovals(git: RunGit, tree: string, main: string, { name, approvesOwn, day }: Approval) {
  const listed = splitZero(await git(['ls-tree', '-r', '-z', '--name-only', tree, '--', 'content/legal']))
  const files = await filesIn(git, tree, listed)
  const earlier = (await filesIn(git, main, [recordsFile])).get(recordsFile)
  const blobs = await readBlobs(
    git,
    [...files.values(), ...(earlier ? [earlier] : [])].map(({ hash }) => hash),
  )
  const bytesAt = (hash = '') => blobs.get(hash) ?? Buffer.from('[]')
  const before = recordsIn(bytesAt(earlier?.hash))
  const open = recordsIn(bytesAt(files.get(recordsFile)?.hash)).filter(
    (record) => !record.approvedBy && recordOf(before, record)?.fingerprint !== record.fingerprint,
  )
  if (open.length === 0) return tree
  if (!approvesOwn && open.some(({ recordedBy }) => recordedBy === name))
    throw new Refusal(403, 'Somebody records a legal text, and somebody else approves it.')
  // The command for legal texts reads files, and it alone says what an approval is.
  const root = mkdtempSync(path.join(tmpdir(), 'desk-legal-'))
  try {
    for (const [file, { hash }] of files) writeAtomically(path.join(root, file), bytesAt(hash))
    for (const { document, effective } of open)
      await recordVersion(root, { document, effective, approvedBy: name }, day)
    const hash = await keep(git, readFileSync(path.join(root, recordsFile)))
    return treeWith(git, tree, [{ file: recordsFile, mode: files.get(recordsFile)?.mode, hash }])
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
