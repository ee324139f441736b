import { join } from 'node:path'
import type { ContentData } from '#src/content/queries.ts'
import type { Issue } from './report/issue.ts'
import { limitIssues } from './report/limit-issues.ts'
import { assemble } from './stages/assemble.ts'
import { openCache } from './stages/cache.ts'
import { checkAll } from './stages/check-all.ts'
import { checkPlace } from './stages/check-place.ts'
import { discover } from './stages/discover.ts'
import { createReader, loadParsers } from './stages/read-files.ts'
import { version } from './stages/version.ts'
import { withSources } from './stages/with-sources.ts'

export interface CheckResult {
  issues: Issue[]
  /** `null` while there is an error. */
  data: ContentData | null
  /** The files whose result changed since the previous check. */
  changed: string[]
  /** How many files there are. */
  files: number
}
export interface Content {
  /** Checks everything in `content/`. Only files that changed are read again, and those named in `changed`. */
  check(options?: { changed?: string[] }): Promise<CheckResult>
}
export interface ContentOptions {
  /** The folder that contains `content/` and `public/`. */
  root: string
  cacheDir?: string
  /** `2026-03-01`; for rules that look at the calendar. */
  today?: string
  /** For the live preview: what is not finished yet is no error. */
  preview?: boolean
}

/** The content of a project: discover, parse, validate, check. Nothing is printed or written except the cache. */
export function createContent({
  root,
  cacheDir = join(root, '.cache/content'),
  today,
  preview = false,
}: ContentOptions): Content {
  const reader = createReader(root, openCache(cacheDir, version()))
  let last: { key: string; result: CheckResult } | undefined
  return {
    async check({ changed: named = [] } = {}) {
      const sources = discover(root)
      const { results, changed } = await reader.read(sources, named)
      const day = today ?? new Date().toISOString().slice(0, 10)
      // The rules look at the results, the names of the files, what stands in public/ and the day.
      const key = [day, ...sources.map(({ file }) => file)].join()
      const same = changed.length === 0 && named.every((file) => file.startsWith('content/'))
      if (same && named.length > 0 && last?.key === key) return { ...last.result, changed }
      const issues = [
        ...sources.flatMap((source) => checkPlace(root, source)),
        ...results.flatMap((result) => result.issues),
        ...checkAll({ root, files: sources.map((source) => source.file), results, today: day, preview }),
      ]
      // Where checks are repeated, the first edit should not have to wait for the parsers. One check alone ends sooner.
      setTimeout(loadParsers, 300).unref()
      const failed = issues.some((issue) => issue.severity === 'error')
      const result = {
        issues: limitIssues(await withSources(root, issues)),
        data: failed ? null : assemble(results, day),
        changed,
        files: sources.length,
      }
      last = { key, result }
      return result
    },
  }
}
