import { isDeepStrictEqual } from 'node:util'
import type { Issue } from '../../content/model/issue.ts'
import { isNewPassage } from '../../content/model/passage.ts'
import { isPicture } from '../../content/pictures/is-picture.ts'
import { findMoves } from './find-moves.ts'
import type { ChangeKind, Repository } from './repository.ts'

/** What differs from the last commit, as far as it was looked at. */
export interface ChangeWatch {
  changes(): ReadonlyMap<string, ChangeKind>
  waiting(): ReadonlyMap<string, string>
  /** The new files that are deleted ones under another name, with the former one. */
  moves(): ReadonlyMap<string, string>
  /** What a file that differs said in the last commit, also under another name; '' where it was not there. */
  former(file: string): string | undefined
  /** Whether an issue stands in a passage that was written since the last commit. */
  isNew(issue: Issue): boolean
  /** Looks again. Returns whether it found something else than the time before. */
  look(): Promise<boolean>
  /** Looks again once nobody has written for a moment, and tells when it has found something else. */
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
 * @param onOther told after a look that nobody waited for and that found something else
 */
export function watchChanges(
  repository: Repository,
  textOf: (file: string) => string,
  onOther: () => void,
  onError: (error: unknown) => void,
): ChangeWatch {
  let changes: ReadonlyMap<string, ChangeKind> = new Map()
  let waiting: ReadonlyMap<string, string> = new Map()
  let moves: ReadonlyMap<string, string> = new Map()
  let former: ReadonlyMap<string, string> = new Map()
  let timer: NodeJS.Timeout | undefined
  const look = async () => {
    const found = [changes, waiting, moves, former]
    ;[changes, waiting] = await Promise.all([repository.changes(), repository.waiting()])
    moves = await findMoves(changes, repository.before, textOf)
    const texts = [...changes.keys()].filter((file) => !isPicture(file))
    const nameOf = (file: string) => moves.get(file) ?? file
    const before = await repository.allBefore(texts.map(nameOf))
    former = new Map(texts.map((file) => [file, before.get(nameOf(file))?.toString('utf8') ?? '']))
    return !isDeepStrictEqual(found, [changes, waiting, moves, former])
  }
  return {
    changes: () => changes,
    waiting: () => waiting,
    moves: () => moves,
    former: (file) => former.get(file),
    isNew(issue) {
      const before = former.get(issue.file)
      return before !== undefined && isNewPassage(issue, before)
    },
    look,
    lookSoon() {
      clearTimeout(timer)
      timer = setTimeout(() => look().then((isOther) => isOther && onOther(), onError), moment)
      timer.unref()
    },
  }
}
