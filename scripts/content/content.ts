import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '#src/content/clock.ts'
import type { ContentData } from '#src/content/queries.ts'
import { inTurns, type Turn } from '../tools/turns.ts'
import { acceptedIn, acceptedIssues, leaveOutAccepted } from './accepted/leave-out-accepted.ts'
import { readClock, timeZoneOf } from './calendar/read-clock.ts'
import type { FileResult } from './model/file-result.ts'
import type { Issue } from './model/issue.ts'
import { openKeptIssues } from './model/kept-issues.ts'
import type { OpenTexts } from './model/open-texts.ts'
import type { Pictures } from './model/picture.ts'
import { createPictureReader } from './pictures/picture-reader.ts'
import { limitIssues } from './report/limit-issues.ts'
import { assemble } from './stages/assemble.ts'
import { openCache } from './stages/cache.ts'
import { checkAll } from './stages/check-all.ts'
import { checkPlace } from './stages/check-place.ts'
import { type AskSearch, checkQuestions } from './stages/check-questions.ts'
import { discoverAll } from './stages/discover.ts'
import { isGone } from './stages/guard.ts'
import { createReader } from './stages/read-files.ts'

import { openStamps } from './stages/stamps.ts'
import { version } from './stages/version.ts'
import { withSources } from './stages/with-sources.ts'

export interface CheckResult {
  issues: Issue[]
  /** How many warnings are not among them because they are accepted. */
  accepted: number
  /** How many warnings are not among them because nobody asked for them. */
  unasked: number
  /** `null` while there is an error. */
  data: ContentData | null
  /** The pictures beside the texts. */
  pictures: Pictures
  /** The files whose result changed since the previous check. */
  changed: string[]
  /** How many files there are. */
  files: number
  /** The moment everything was looked at. */
  clock: Clock
  /** What each file says: the index is made of them. */
  results: readonly FileResult[]
}

/** What the files say, before anything is looked at that several of them say. */
export type ReadContent = Pick<CheckResult, 'pictures' | 'clock' | 'results'>

export interface CheckOptions {
  /** Files that were written, read again whatever the disk says of them. */
  changed?: string[]
  /** The warnings that are asked for; all without it. */
  asked?: ((issue: Issue) => boolean) | undefined
  /** What is open in an editor, and taken from there. */
  open?: OpenTexts | undefined
  /** Told as soon as all files are read. */
  read?: ((read: ReadContent) => void) | undefined
  /** Awaited between two steps, so that whoever waits has a turn. */
  turn?: Turn | undefined
}

export interface Content {
  /** Checks everything in `content/`. Only files that changed are read again. */
  check(options?: CheckOptions): Promise<CheckResult>
}
export interface ContentOptions {
  /** The folder that contains `content/` and `public/`. */
  root: string
  cacheDir?: string
  /** The moment that decides what is public, as `BUILD_DATE` gives it: `2026-03-01`, `2026-03-01T09:00`. Now without it. */
  now?: string | undefined
  /** For previews: what is not finished yet is no error, and what is not public yet is there, marked. */
  preview?: boolean
  /** Asks the search the questions of the editors. Left out where somebody writes and would wait for it. */
  askSearch?: AskSearch
}

/** So often everything is looked at again because a file went meanwhile: programs save by putting a new file in its place. */
const most = 10

/** Files in their order; issues of one file stay as they are. */
const byFile = (a: Issue, b: Issue) => (a.file === b.file ? 0 : a.file < b.file ? -1 : 1)

/** The content of a project: discover, parse, validate, check. Nothing is printed or written except the cache. */
export function createContent({
  root,
  cacheDir = join(root, '.cache/content'),
  now,
  preview = false,
  askSearch,
}: ContentOptions): Content {
  const code = version()
  const reader = createReader(root, openCache(cacheDir, code), openStamps(cacheDir, code))
  const kept = openKeptIssues(cacheDir, code)
  const readPictures = createPictureReader(root)
  /** The last look that came to its end, as long as no other has begun: what that has read is not in here. */
  let last: { key: string; result: CheckResult } | undefined
  /** Since the last check that came to its end. */
  let changed: string[] = []

  async function look({ changed: named = [], asked, open, read, turn }: CheckOptions): Promise<CheckResult> {
    const before = last
    last = undefined
    const { sources, pictures: pictureFiles } = await inTurns(discoverAll(root, open), turn)
    const files = new Set(sources.map(({ file }) => file))
    const pictures = readPictures(pictureFiles)
    const { results, changed: found } = await reader.read(sources, named)
    changed = [...new Set([...changed, ...found])].sort()
    const { clock, issues: clockIssues } = readClock(now, timeZoneOf(results))
    // The rules look at the results, the names of the files, what stands in public/, the pictures and the clock.
    const key = [clock.now, ...files].join()
    const same = changed.length === 0 && named.every((file) => file.startsWith('content/'))
    if (same && named.length > 0 && before?.key === key && before.result.pictures === pictures) {
      last = before
      return { ...before.result, changed }
    }
    read?.({ results, pictures, clock })
    await turn?.()
    const issues = [
      ...sources.flatMap((source) => checkPlace(root, source, files)),
      ...results.flatMap((result) => result.issues),
      ...clockIssues,
      ...(await checkAll({ root, files: [...files], results, pictures, clock, preview, kept, open }, undefined, turn)),
    ]
    const meant = acceptedIn(results)
    const first = leaveOutAccepted(await withSources(root, issues, open), meant)
    const isRefused = [...first.met.values()].includes('refused')
    const failed = isRefused || issues.some((issue) => issue.severity === 'error')
    const data = failed ? null : assemble(results, pictures, clock, preview)
    const questions =
      data && askSearch ? await checkQuestions(askSearch, { data, results, today: clock.today, kept, turn }) : []
    kept.save()
    const ofQuestions = leaveOutAccepted(await withSources(root, questions, open), meant)
    const known = { isRight: !failed, isWritten: preview || !askSearch, issues: first.issues }
    const ofList = acceptedIssues(meant, new Map([...first.met, ...ofQuestions.met]), known)
    const left = [...first.issues, ...ofQuestions.issues, ...(await withSources(root, ofList, open))]
    const told = asked ? left.filter((issue) => issue.severity === 'error' || asked(issue)) : left
    const result = {
      issues: limitIssues(told.sort(byFile)),
      accepted: issues.length + questions.length + ofList.length - left.length,
      unasked: left.length - told.length,
      data,
      pictures,
      changed,
      files: sources.length,
      clock,
      results,
    }
    last = { key, result }
    return result
  }

  return {
    async check(options = {}) {
      for (let tries = 0; ; tries++)
        try {
          const result = await look(options)
          changed = []
          return result
        } catch (error) {
          if (!isGone(error) || tries === most) throw error
          await wait(10)
        }
    },
  }
}
