import { type CheckResult, type ContentOptions, createContent, type ReadContent } from '../content/content.ts'
import type { OpenTexts } from '../content/model/open-texts.ts'
import { others } from '../tools/turns.ts'
import { checkQueue } from './check-queue.ts'
import { watchContent } from './watch-content.ts'

/** The check of the content, again and again while it is written. */
export interface FollowedContent {
  /** Everything has been checked once. */
  first: Promise<void>
  /** Checks everything a moment after this was called for the last time: these files are being written. */
  wrote(files: readonly string[]): void
  close(): void
}

export interface Followers {
  /** Told that a check begins. */
  begin?(): void
  /** Told as soon as all files are read, while nothing is checked yet. */
  read?(read: ReadContent): void
  /** Told of every check. */
  tell(result: CheckResult): void
  /** Told that a check, or the watching, has failed. */
  fail(error: Error): void
}

/**
 * Checks everything now and after every change on disk.
 *
 * @param open what stands in editors; looked at when a check begins
 */
export function followContent(
  options: ContentOptions,
  { begin, read, tell, fail }: Followers,
  open: OpenTexts = new Map(),
): FollowedContent {
  const stopWatching = watchContent(
    options.root,
    (files) => queue.told(files),
    (error) => {
      fail(error)
      void queue.now([], true)
    },
  )
  const content = createContent(options)
  let isClosed = false
  let isRead = false
  const queue = checkQueue({
    async check(changed, turn) {
      begin?.()
      // A request is answered in three turns: its bytes come, it is read, and nobody has cancelled it.
      // Until everything has been read nobody is answered, and no pause between two keys is waited for.
      const turns = () =>
        others()
          .then(others)
          .then(isRead ? turn : undefined)
      const haveRead = (all: ReadContent) => {
        isRead = true
        read?.(all)
      }
      const result = await content.check({ changed, open: new Map(open), read: haveRead, turn: turns })
      if (!isClosed) tell(result)
    },
    fail,
  })
  return {
    first: queue.now([]),
    wrote: queue.wrote,
    close() {
      isClosed = true
      queue.close()
      stopWatching()
    },
  }
}
