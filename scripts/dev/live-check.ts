import type { ViteDevServer } from 'vite'
import type { ContentIndex } from '../../src/content/queries.ts'
import { type CheckResult, createContent } from '../content/content.ts'
import { writeForEditors } from '../content/editors/write-for-editors.ts'
import { glance } from '../content/glance.ts'
import type { FileResult } from '../content/model/file-result.ts'
import type { Issue } from '../content/model/issue.ts'
import { assemble } from '../content/stages/assemble.ts'
import { emit } from '../content/stages/emit.ts'
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
   * moment later.
   */
  follow(file: string): void
  /** Checks what is still to be checked, and waits for it. */
  settle(): Promise<void>
  /** Tells of what was found in a file that was looked at alone: all issues. */
  onGlance(listener: (issues: Issue[]) => void): void
  /** Tells of every check that found something else than the one before. Returns how to be told no more. */
  subscribe(listener: (result: CheckResult) => void): () => void
  /** Watches no longer, and leaves undone what would still be done. */
  close(): Promise<void>
}

/**
 * In milliseconds: so soon after a change what was written is looked at alone, for the writer's sake; so long after that,
 * when the page that shows it has been asked for, everything, because a file can be read while it is half written.
 */
const moments = { look: 10, check: 110 }
/** How long after the last key everything is checked, in milliseconds: the next one may be on its way. */
const breath = 250

/**
 * Checks the content now and after every change, and tells the terminal and the open pages.
 *
 * @param order told of every picture that a page shows
 * @param watch tells of changes
 */
export async function liveCheck(
  { config, ws }: Pick<ViteDevServer, 'config' | 'ws'>,
  order: ContentIndex['order'],
  watch = watchContent,
): Promise<LiveCheck> {
  const content = createContent({ root: config.root, now: process.env.BUILD_DATE, preview: true })
  const { index, show } = shownContent(order)
  let found: CheckResult | undefined
  /** What the index is made of, as soon as that is enough for one. */
  let shown: readonly FileResult[] = []
  const listeners = new Set<(result: CheckResult) => void>()
  /** How long the last check took: so long nobody writes before the next one, which would keep the next key waiting. */
  let took = 0
  let today = ''
  const report = liveReport(config.logger)

  // The slugs are for code and its types, the schemas for editors; they are written once the writer pauses.
  let writing: NodeJS.Timeout | undefined
  const writeSoon = ({ data, results }: CheckResult) => {
    clearTimeout(writing)
    writing = setTimeout(() => {
      try {
        if (data) emit(data, config.root)
        const files = results.map(({ file }) => file)
        writeForEditors(config.root, files)
      } catch (error) {
        config.logger.error((error as Error).message)
      }
    }, 1500)
  }

  const check = async (named: string[], again = false) => {
    const started = performance.now()
    const result = await content.check({ changed: named })
    // The first one reads all files, which none after it does.
    if (found) took = performance.now() - started
    const { issues, pictures, clock } = result
    const changed = [...new Set([...result.changed, ...lookedAtInVain(looked, result.results)])]
    looked.clear()
    today = clock.today
    // A file that was checked when it was written is told once more by the disk.
    const isKnown = found?.issues === issues && changed.length === 0
    if (isKnown || (again && changed.length === 0)) return
    found = result
    shown = lastRight(result.results, shown)
    if (isEnough(shown)) show(result.data ?? assemble(shown, pictures, clock, true))
    writeSoon(result)
    report.say(issues)
    ws.send('content:issues', { text: report.text() })
    if (isEnough(shown)) ws.send('content:update', {})
    for (const listener of listeners) listener({ ...result, changed })
    // What was written while everything was read is newer.
    for (const file of new Set([...glanced, ...waiting])) look(file)
  }

  /** What was found in files that were looked at alone since everything was checked. */
  const looked = new Map<string, FileResult>()
  const glanced = new Set<string>()
  const waiting = new Set<string>()
  const glanceListeners = new Set<(issues: Issue[]) => void>()
  let breathing: NodeJS.Timeout | undefined
  const settle = async () => {
    clearTimeout(breathing)
    breathing = undefined
    const files = [...glanced]
    glanced.clear()
    await (files.length > 0 ? next(files, false) : last)
  }
  const look = (file: string) => {
    const seen = found && glance(config.root, found, file)
    if (!found || !seen) return
    looked.set(file, seen.result)
    const before = shown
    shown = withRight(before, seen.result)
    if (shown !== before && isEnough(shown)) {
      show(assemble(shown, found.pictures, found.clock, true))
      ws.send('content:update', {})
    }
    for (const listener of glanceListeners) listener(seen.issues)
  }
  const follow = (file: string) => {
    glanced.add(file)
    clearTimeout(breathing)
    breathing = setTimeout(() => void settle(), Math.max(breath, took))
    look(file)
  }

  let timer: NodeJS.Timeout | undefined
  let last = Promise.resolve()
  const next = (files: readonly string[], again: boolean) => {
    last = last
      .then(() => check([...files], again))
      .catch((error: Error) => config.logger.error(error.stack ?? error.message))
    return last
  }
  const checkWaiting = () => {
    const files = [...waiting]
    waiting.clear()
    void next(files, false)
  }
  const lookAtWaiting = () => {
    for (const file of waiting) look(file)
    timer = setTimeout(checkWaiting, Math.max(moments.check, took))
  }
  const told = (files: string[]) => {
    const news = files.filter((file) => !glanced.has(file))
    if (news.length === 0) return
    for (const file of news) waiting.add(file)
    clearTimeout(timer)
    timer = setTimeout(lookAtWaiting, moments.look)
  }
  const stopWatching = await watch(config.root, told, (error) => {
    config.logger.error(`What was written may not have been seen (${error.message}).`)
    void next([], true)
  })
  last = last.then(() => check([]))
  await last
  return {
    index,
    today: () => today,
    report: report.text,
    last: () => found as CheckResult,
    recheck: (files) => next(files, false),
    follow,
    settle,
    onGlance: (listener) => void glanceListeners.add(listener),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      await stopWatching()
      for (const waited of [writing, breathing, timer]) clearTimeout(waited)
    },
  }
}
