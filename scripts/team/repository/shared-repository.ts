import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { gitIn, line } from '../../desk/repository/run-git.ts'
import { UsageError } from '../../tools/usage-error.ts'
import type { TeamConfig } from '../team-config.ts'
import { isWhole, putAside } from './after-crash.ts'

/** What the remote has, as far as it was fetched last. */
export interface SharedRepository {
  /** Whether the desk before was ended at once: what belongs to it is looked at before it is used. */
  isAfterCrash: boolean
  /** Where the one before is, which was broken: the remote has all of it. */
  kept?: string
  /** A bare repository. */
  folder: string
  /** The ref of the main branch in it. */
  main: string
  /** The newest commit of the main branch. */
  newest(): Promise<string>
  /**
   * Asks the remote what is new, one question at a time, since of two at once one fails. Whoever asks meanwhile waits for the
   * next answer: the remote may have given the one that is on its way before what they look for had arrived.
   *
   * @throws GitError in the words of git, or of the remote
   */
  fetch(): Promise<void>
}

/** How long a remote may take, in milliseconds. */
const patience = 120_000

/**
 * Opens the repository that all clones are fed from, and fetches it. It is bare and yet no mirror: pruning one would delete
 * what is not at the remote yet.
 *
 * @param isAfterCrash whether the desk before was ended at once
 * @throws UsageError when nothing is known of the main branch, and the remote does not tell
 */
export async function openShared(
  { folder, remote }: Pick<TeamConfig, 'folder' | 'remote'>,
  isAfterCrash: boolean,
): Promise<SharedRepository> {
  const shared = path.join(folder, 'repository.git')
  const isBroken = isAfterCrash && existsSync(shared) && !(await isWhole(shared))
  const kept = isBroken ? putAside(shared) : undefined
  if (!existsSync(path.join(shared, 'HEAD'))) {
    mkdirSync(shared, { recursive: true })
    await gitIn(shared)(['init', '-q', '--bare'])
  }
  const git = gitIn(shared)
  const settings = [
    ['remote.origin.url', remote.url],
    ['remote.origin.fetch', '+refs/heads/*:refs/remotes/origin/*'],
    // What no ref leads to any more may be all there is of somebody's work.
    ['gc.pruneExpire', 'never'],
  ] as const
  for (const [name, value] of settings) await git(['config', '--replace-all', name, value])
  const main = `refs/remotes/origin/${remote.branch}`
  let fetching: Promise<void> | undefined
  let next: Promise<void> | undefined
  const fetch = () => {
    fetching = git(['fetch', '-q', '--prune', '--no-tags', 'origin'], { timeout: patience }).then(
      () => {
        fetching = undefined
      },
      (error: unknown) => {
        fetching = undefined
        throw error
      },
    )
    return fetching
  }
  const fetchAfter = async (before: Promise<void>) => {
    await before.catch(() => undefined)
    next = undefined
    return fetch()
  }
  const repository: SharedRepository = {
    isAfterCrash,
    ...(kept && { kept }),
    folder: shared,
    main,
    newest: () => line(git, 'rev-parse', '--verify', `${main}^{commit}`),
    fetch() {
      if (!fetching) return fetch()
      next ??= fetchAfter(fetching)
      return next
    },
  }
  const failure = await repository.fetch().then(
    () => undefined,
    (error: Error) => error.message.trim(),
  )
  const isKnown = await repository.newest().catch(() => undefined)
  if (isKnown) return repository
  throw new UsageError(
    failure
      ? `The repository at ${remote.url} cannot be read.`
      : `The repository at ${remote.url} has no branch “${remote.branch}”.`,
    failure,
  )
}
