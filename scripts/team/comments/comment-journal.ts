import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { RecordFile } from '../../cache/record-file.ts'
import { signed } from '../../desk/repository/git-author.ts'
import { pushRef } from '../../desk/repository/push-review.ts'
import { gitIn, line } from '../../desk/repository/run-git.ts'
import { oneAtATime } from '../../tools/one-at-a-time.ts'
import { signatureOf } from '../people.ts'
import type { SharedRepository } from '../repository/shared-repository.ts'
import type { TeamConfig } from '../team-config.ts'
import { toldOnce } from '../told-once.ts'
import { type CommentRecord, recordIn } from './comment-record.ts'

/** Beside the main branch, without content; below `desk/` it would be taken for a review. */
const branch = 'desk-comments'
const name = 'comments.jsonl'
/** So often another desk may be quicker at the branch. */
const mostTries = 5

/**
 * Everything said about the texts of a team, the oldest first, a line each: in a file of the desk, and on a branch of the
 * repository without content, so that it goes where the texts go.
 */
export interface CommentJournal {
  records(): readonly CommentRecord[]
  /** Resolves when it is on the disk. The branch gets it with the next sharing. */
  add(record: CommentRecord): Promise<void>
  /**
   * Brings the file and the branch together, as far as the remote was asked: both have every line of both then, or the log
   * says why not.
   */
  share(): Promise<void>
}

const linesIn = (text: string) => text.split('\n').filter(Boolean)

export interface JournalOptions {
  config: Pick<TeamConfig, 'folder' | 'committer'>
  shared: SharedRepository
  log: Pick<Console, 'error'>
}

/** Opens the journal in the folder of the desk. */
export function openCommentJournal({ config: { folder, committer }, shared, log }: JournalOptions): CommentJournal {
  const git = gitIn(shared.folder)
  const at = path.join(folder, name)
  const file = new RecordFile(at)
  const known = new Map<string, CommentRecord>()
  const take = (records: readonly (CommentRecord | undefined)[]) => {
    for (const record of records) if (record && !known.has(record.id)) known.set(record.id, record)
  }
  if (existsSync(at)) take(linesIn(readFileSync(at, 'utf8')).map(recordIn))
  const inTurn = oneAtATime()
  const tellKept = toldOnce((words) =>
    log.error(`Comments stay on this machine, since ${branch} does not reach the git host: ${words}`),
  )

  /** What stands on the branch, as far as it was fetched. */
  async function there(): Promise<{ tip: string; lines: string[] }> {
    const ref = `refs/remotes/origin/${branch}`
    const tip = await line(git, 'for-each-ref', '--format=%(objectname)', ref)
    const text = tip && (await git(['cat-file', 'blob', `${tip}:${name}`]).catch(() => ''))
    return { tip, lines: linesIn(text.toString('utf8')) }
  }

  async function takeThose(lines: readonly string[]): Promise<void> {
    const fresh = lines.map(recordIn).filter((record) => record !== undefined && !known.has(record.id))
    for (const record of fresh) await file.append(record as CommentRecord)
    take(fresh)
  }

  async function commitOf(tip: string, lines: readonly string[]): Promise<string> {
    const written = async (args: readonly string[], input: string, env = {}) =>
      (await git(args, { input, env })).toString('utf8').trim()
    const blob = await written(['hash-object', '-w', '--stdin'], `${lines.join('\n')}\n`)
    const tree = await written(['mktree'], `100644 blob ${blob}\t${name}\n`)
    const by = signatureOf(committer)
    // Hosts that build each branch have nothing to build here: most of them know this mark.
    const message = 'Comments of the desk [skip ci]\n'
    const follows = tip ? ['-p', tip] : []
    return written(['commit-tree', tree, ...follows, '-F', '-'], message, {
      ...signed('AUTHOR', by),
      ...signed('COMMITTER', by),
    })
  }

  async function share(): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      const { tip, lines } = await there()
      await takeThose(lines)
      const theirs = new Set(lines.map((line) => recordIn(line)?.id))
      const missing = [...known.values()].filter(({ id }) => !theirs.has(id)).map((record) => JSON.stringify(record))
      if (missing.length === 0) return
      const commit = await commitOf(tip, [...lines, ...missing])
      const { outcome, said, words } = await pushRef(git, 'origin', commit, `refs/heads/${branch}`)
      if (outcome === 'arrived') return tellKept('')
      await shared.fetch().catch(() => undefined)
      if ((await there()).tip !== tip && tries < mostTries) continue
      return tellKept(words || said.trim() || 'The git host did not answer.')
    }
  }

  return {
    records: () => [...known.values()],
    async add(record) {
      await file.append(record)
      take([record])
    },
    share: () => inTurn(share),
  }
}
