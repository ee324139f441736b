import type { ChangeKind, Repository } from './repository.ts'

/** What differs from the last commit, as far as it was looked at. */
export interface ChangeWatch {
  changes(): ReadonlyMap<string, ChangeKind>
  waiting(): ReadonlyMap<string, string>
  /** Looks again. */
  look(): Promise<void>
  /** Looks again once nobody has written for a moment, and tells when it has. */
  lookSoon(): void
}

const moment = 300

/**
 * Watches what differs from the last commit.
 *
 * @param onLook told after a look that nobody waited for
 */
export function watchChanges(
  repository: Repository,
  onLook: () => void,
  onError: (error: unknown) => void,
): ChangeWatch {
  let changes: ReadonlyMap<string, ChangeKind> = new Map()
  let waiting: ReadonlyMap<string, string> = new Map()
  let timer: NodeJS.Timeout | undefined
  const look = async () => {
    ;[changes, waiting] = await Promise.all([repository.changes(), repository.waiting()])
  }
  return {
    changes: () => changes,
    waiting: () => waiting,
    look,
    lookSoon() {
      clearTimeout(timer)
      timer = setTimeout(() => look().then(onLook, onError), moment)
      timer.unref()
    },
  }
}
