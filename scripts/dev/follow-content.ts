import { setTimeout as wait } from 'node:timers/promises'
import { type CheckResult, type ContentOptions, createContent, type ReadContent } from '../content/content.ts'
import type { OpenTexts } from '../content/model/open-texts.ts'
import { others } from '../tools/turns.ts'
import { watchContent } from './watch-content.ts'

/** The check of the content, again and again while it is written. */
export interface FollowedContent {
  /** Everything has been checked once. */
  first: Promise<void>
  /** Checks everything a moment after this was called for the last time. */
  soon(): void
  close(): Promise<void>
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
 * How long after the last key or change everything is checked, in milliseconds: the next one may be on its way. A check that
 * is under way waits as long, because it would keep the next key waiting.
 */
const breath = 250

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
  const content = createContent(options)
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  /** When the last key or change came. */
  let wroteAt = Number.NEGATIVE_INFINITY
  const restOf = () => wroteAt + breath - performance.now()
  const turn = async () => {
    // A request is answered in three turns: its bytes come, it is read, and nobody has cancelled it.
    for (let turns = 3; turns > 0; turns--) await others()
    for (let rest = restOf(); rest > 0 && !isClosed; rest = restOf()) await wait(rest)
  }
  const check = async () => {
    if (isClosed) return
    const files = [...changed]
    changed.clear()
    begin?.()
    try {
      const result = await content.check({ changed: files, open: new Map(open), read, turn })
      if (!isClosed) tell(result)
    } catch (error) {
      fail(error as Error)
    }
  }
  let last = Promise.resolve()
  const next = () => {
    last = last.then(check)
    return last
  }
  const soon = () => {
    wroteAt = performance.now()
    clearTimeout(timer)
    timer = setTimeout(next, breath)
  }
  const watching = watchContent(
    options.root,
    (files) => {
      for (const file of files) changed.add(file)
      soon()
    },
    (error) => {
      fail(error)
      soon()
    },
  )
  return {
    first: watching.then(next, (error: Error) => {
      fail(error)
      return next()
    }),
    soon,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await (await watching)()
    },
  }
}
