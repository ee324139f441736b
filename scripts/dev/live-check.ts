import type { Logger } from 'vite'
import type { ContentData, ContentIndex } from '../../src/content/queries.ts'
import type { PageEvent } from '../../src/dev/page-line.ts'
import { type CheckResult, createContent } from '../content/content.ts'
import { writeForEditors } from '../content/editors/write-for-editors.ts'
import { type Glance, glance } from '../content/glance.ts'
import type { FileResult } from '../content/model/file-result.ts'
import { assemble } from '../content/stages/assemble.ts'
import { emit } from '../content/stages/emit.ts'
import type { Turn } from '../tools/turns.ts'
import { checkQueue } from './check-queue.ts'
import { isEnough, lastRight, lookedAtInVain, withRight } from './last-right.ts'
import { liveReport } from './live-report.ts'
import { shownContent } from './shown-content.ts'
import { watchContent } from './watch-content.ts'

/** The content as it stands while someone writes. */
export interface LiveCheck {
  /**
   * The content for pages: every file as it is, one with errors of its own as it was when it last had none. Null as long
   * as there is not enough for a page.
   */
  index(): ContentIndex | null
  /** The same for what is made of all of it: everything, and what of it leaves the site. Null as long as there is no page. */
  data(): { all: ContentData; published: ContentData } | null
  /** The day of the last check, `YYYY-MM-DD`. */
  today(): string
  /** The report of the last check, empty without errors. */
  report(): string
  /** Everything the last check found. */
  last(): CheckResult
  /** Checks again without waiting to be told by the disk: these files have just been written. */
  recheck(files: readonly string[]): Promise<void>
  /**
   * One file has just been written, by somebody who goes on writing: it is looked at alone, at once, and everything a
   * moment later. Returns what was seen; nothing of a file that is new.
   */
  follow(file: string): Glance | undefined
  /** Checks what is still to be checked, and waits for it. */
  settle(): Promise<void>
  /** Tells of every check that found something else than the one before. Returns how to be told no more. */
  subscribe(listener: (result: CheckResult) => void): () => void
  /** Watches no longer, and leaves undone what would still be done. */
  close(): void
}

/** Where content is checked, and who is told. */
export interface CheckedPlace {
  /** The folder that contains `content/`. */
  root: string
  logger: Pick<Logger, 'info' | 'error'>
  /** Tells the open pages. */
  tell(event: PageEvent): void
}

/**
 * Checks the content now and after every change, and tells the terminal and the open pages.
 *
 * @param order told of every picture that a page shows
 * @param watch tells of changes
 */
export async function liveCheck(
  { root, logger, tell: tellPages }: CheckedPlace,
  order: ContentIndex['order'],
  watch = watchContent,
): Promise<LiveCheck> {
  const content = createContent({ root, now: process.env.BUILD_DATE, preview: true })
  const { index, show } = shownContent(order)
  const report = liveReport(logger)
  const writing = writeSoon(root, logger)
  const listeners = new Set<(result: CheckResult) => void>()
  let today = ''
  let failure: Error | undefined
  let found: CheckResult | undefined
  /** What the index is made of, as soon as that is enough for one. */
  let shown: readonly FileResult[] = []
  /** What was found in files that were looked at alone since everything was checked. */
  const looked = new Map<string, FileResult>()

  const update = (data: ContentData) => {
    show(data)
    tellPages('content')
  }
  const look = (file: string) => {
    const seen = found && glance(root, found, file)
    if (!found || !seen) return undefined
    looked.set(file, seen.result)
    const before = shown
    shown = withRight(before, seen.result)
    if (shown !== before && isEnough(shown)) update(assemble(shown, found.pictures, found.clock, true))
    return seen
  }
  const tell = async (result: CheckResult, turn: Turn, missed: boolean) => {
    const { issues, pictures, clock } = result
    const changed = [...new Set([...result.changed, ...lookedAtInVain(looked, result.results)])]
    looked.clear()
    today = clock.today
    // A file that was checked when it was written is told once more by the disk.
    const isKnown = found?.issues === issues && changed.length === 0
    if (isKnown || (missed && changed.length === 0)) return
    found = result
    shown = lastRight(result.results, shown)
    writing.soon(result)
    report.say(issues)
    tellPages('issues')
    if (isEnough(shown)) update(result.data ?? assemble(shown, pictures, clock, true))
    for (const listener of listeners) {
      // A key that came meanwhile is answered first.
      await turn()
      listener({ ...result, changed })
    }
  }
  const queue = checkQueue({
    look,
    check: async (changed, turn, missed) => tell(await content.check({ changed, turn }), turn, missed),
    fail(error) {
      // Without a first check there is nothing to show.
      if (!found) failure = error
      else logger.error(error.stack ?? error.message)
    },
  })
  const stopWatching = watch(root, queue.told, (error) => {
    logger.error(`What other programs write may not be seen until the next start (${error.message}).`)
    void queue.now([], true)
  })
  await queue.now([])
  if (failure) throw failure
  return {
    index,
    data() {
      if (!found || !index()) return null
      const { pictures, clock } = found
      return { all: assemble(shown, pictures, clock, true), published: assemble(shown, pictures, clock) }
    },
    today: () => today,
    report: report.text,
    last: () => found as CheckResult,
    recheck: queue.now,
    follow(file) {
      queue.wrote([file])
      return look(file)
    },
    settle: queue.settle,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      stopWatching()
      queue.close()
      writing.stop()
    },
  }
}

/** The slugs are for code and its types, the schemas for editors; they are written once the writer pauses. */
function writeSoon(root: string, logger: Pick<Logger, 'error'>) {
  let timer: NodeJS.Timeout | undefined
  const write = ({ data, results }: CheckResult) => {
    try {
      if (data) emit(data, root)
      const files = results.map(({ file }) => file)
      writeForEditors(root, files)
    } catch (error) {
      logger.error((error as Error).message)
    }
  }
  return {
    soon(result: CheckResult) {
      clearTimeout(timer)
      timer = setTimeout(write, 1500, result)
    },
    stop: () => clearTimeout(timer),
  }
}
