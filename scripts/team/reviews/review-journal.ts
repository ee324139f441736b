import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { writeAtomically } from '../../cache/write-atomically.ts'
import { UsageError } from '../../tools/usage-error.ts'

const commit = z.string().regex(/^[0-9a-f]{40,64}$/)
const signature = z.strictObject({ name: z.string(), email: z.string() })

const decision = z.strictObject({
  what: z.enum(['approved', 'returned']),
  /** The commit it is said of. */
  commit,
  by: signature,
  at: z.iso.datetime(),
  /** With which it was sent back. */
  words: z.string().optional(),
})

/** A link to the pages of a review. Whoever reads this file cannot open them: it holds no address. */
const preview = z.strictObject({
  /** SHA-256 of what stands in the address. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** Who made it. */
  by: signature,
  until: z.iso.datetime(),
})

const merged = z.strictObject({
  branch: z.string(),
  /** The last one of the review. */
  commit,
  /** The one on the main branch that has it. */
  main: commit,
  title: z.string(),
  authors: z.array(signature),
  /** Who approved it here; not known of what was merged at the git host. */
  approvedBy: signature.optional(),
  at: z.iso.datetime(),
  /** When the public site was first seen to have it. */
  live: z.iso.datetime().optional(),
})

const journal = z.strictObject({
  decisions: z.record(z.string(), z.array(decision)),
  merged: z.array(merged),
  /** What somebody was told by mail, each as a key. */
  mailed: z.array(z.string()).default([]),
  /** By the branch of the review. */
  previews: z.record(z.string(), z.array(preview)).default({}),
})

export type Decision = z.output<typeof decision>
export type Preview = z.output<typeof preview>
export type Merged = z.output<typeof merged>

/** So many reviews are remembered that are merged. */
const mostMerged = 200

/** What was decided about the reviews of a team. What they say is in the repository. */
export interface ReviewJournal {
  /** About a review that is open, the oldest first. */
  decisions(branch: string): readonly Decision[]
  decide(branch: string, decision: Decision): void
  /** The reviews that were merged, the newest first. */
  merged(): readonly Merged[]
  /** Notes that a review is merged, after which another one may have its name. */
  merge(merged: Merged): void
  /** Notes that the public site has a review. */
  goLive(of: Merged, at: string): void
  /** The links to the pages of a review that have not ended, the oldest first. */
  previews(branch: string): readonly Preview[]
  /** Notes which links there are to the pages of a review, in the place of those before. */
  notePreviews(branch: string, previews: readonly Preview[]): void
  /** Forgets what was decided about a review that is there no more, and the links to its pages. */
  drop(branch: string): void
  /** What somebody was told by mail. */
  mailed(): readonly string[]
  /** Notes what was told by mail, in the place of what was before. */
  noteMailed(keys: readonly string[]): void
  /** The branches about which something was decided, or which links lead to. */
  branches(): string[]
}

/**
 * Opens the journal in a folder.
 *
 * @throws UsageError where it cannot be read: nothing is decided anew over what was
 */
export function openJournal(folder: string): ReviewJournal {
  const file = path.join(folder, 'reviews.json')
  let known: z.output<typeof journal> = { decisions: {}, merged: [], mailed: [], previews: {} }
  try {
    if (existsSync(file)) known = journal.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new UsageError(
      `${file} cannot be read: ${(error as Error).message}`,
      'It holds who approved which review. Put it back from a backup, or move it away to begin without approvals.',
    )
  }
  const keep = (next: typeof known) => {
    writeAtomically(file, `${JSON.stringify(next, null, 2)}\n`, 0o600)
    known = next
  }
  const of = <Value>(by: Record<string, Value[]>, branch: string) =>
    Object.hasOwn(by, branch) ? (by[branch] ?? []) : []
  const without = (branch: string) => {
    const others = <Value>(by: Record<string, Value>) =>
      Object.fromEntries(Object.entries(by).filter(([name]) => name !== branch))
    return { decisions: others(known.decisions), previews: others(known.previews) }
  }
  return {
    decisions: (branch) => of(known.decisions, branch),
    decide(branch, decision) {
      keep({ ...known, decisions: { ...known.decisions, [branch]: [...this.decisions(branch), decision] } })
    },
    previews: (branch) => of(known.previews, branch).filter(({ until }) => Date.parse(until) > Date.now()),
    notePreviews: (branch, previews) =>
      keep({
        ...known,
        previews: { ...without(branch).previews, ...(previews.length > 0 && { [branch]: [...previews] }) },
      }),
    merged: () => known.merged,
    merge: (merged) =>
      keep({ ...known, ...without(merged.branch), merged: [merged, ...known.merged].slice(0, mostMerged) }),
    goLive: (of, live) =>
      keep({ ...known, merged: known.merged.map((one) => (one.main === of.main ? { ...one, live } : one)) }),
    drop: (branch) => keep({ ...known, ...without(branch) }),
    mailed: () => known.mailed,
    noteMailed: (keys) => keep({ ...known, mailed: [...keys] }),
    branches: () => [...new Set([known.decisions, known.previews].flatMap(Object.keys))],
  }
}
