import { findMoves } from './find-moves.ts'
import type { ChangeKind, Repository } from './repository.ts'

/** What differs from the last commit, as far as it was looked at. */
export interface ChangeWatch {
  changes(): ReadonlyMap<string, ChangeKind>
  waiting(): ReadonlyMap<string, string>
  /** The new files that are deleted ones under another name, with the former one. */
  moves(): ReadonlyMap<string, string>
  /** Looks again. */
  look(): Promise<void>
  /** Looks again once nobody has written for a moment, and tells when it has. */
  lookSoon(): void
}

const moment = 300

/** How many changes there are: a file that was renamed is one. */
export const countChanges = ({ changes, moves }: Pick<ChangeWatch, 'changes' | 'moves'>): number =>
  changes().size - moves().size

/**
 * Watches what differs from the last commit.
 *
 * @param textOf the text of a file as it is now
 * @param onLook told after a look that nobody waited for
 */
export function watchChanges(
  repository: Repository,
  textOf: (file: string) => string,
  onLook: () => void,
  onError: (error: unknown) => void,
): ChangeWatch {
  let changes: ReadonlyMap<string, ChangeKind> = new Map()
  let waiting: ReadonlyMap<string, string> = new Map()
  let moves: ReadonlyMap<string, string> = new Map()
  let timer: NodeJS.Timeout | undefined
  const look = async () => {
    ;[changes, waiting] = await Promise.all([repository.changes(), repository.waiting()])
    moves = await findMoves(changes, repository.before, textOf)
  }
  return {
    changes: () => changes,
    waiting: () => waiting,
    moves: () => moves,
    look,
    lookSoon() {
      clearTimeout(timer)
      timer = setTimeout(() => look().then(onLook, onError), moment)
      timer.unref()
    },
  }
}
