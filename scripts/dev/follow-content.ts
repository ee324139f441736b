import { type CheckResult, type ContentOptions, createContent } from '../content/content.ts'
import type { OpenTexts } from '../content/model/open-texts.ts'
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
  /** Told of every check. */
  tell(result: CheckResult): void
  /** Told that a check, or the watching, has failed. */
  fail(error: Error): void
}

/** How long after the last key or change everything is checked, in milliseconds: the next one may be on its way. */
const breath = 250

/**
 * Checks everything now and after every change on disk.
 *
 * @param open what stands in editors; looked at when a check begins
 */
export function followContent(
  options: ContentOptions,
  { begin, tell, fail }: Followers,
  open: OpenTexts = new Map(),
): FollowedContent {
  const content = createContent(options)
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  /** How long the last check took: so long nobody writes before the next one, which would keep the next key waiting. */
  let took = 0
  let isFirst = true
  let isClosed = false
  const check = async () => {
    if (isClosed) return
    const files = [...changed]
    changed.clear()
    begin?.()
    const started = performance.now()
    try {
      const result = await content.check({ changed: files, open: new Map(open) })
      if (!isClosed) tell(result)
    } catch (error) {
      fail(error as Error)
    }
    // The first one reads all files, which none after it does.
    if (!isFirst) took = performance.now() - started
    isFirst = false
  }
  let last = Promise.resolve()
  const next = () => {
    last = last.then(check)
    return last
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(next, Math.max(breath, took))
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
