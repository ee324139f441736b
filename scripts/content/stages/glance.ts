import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentData } from '#src/content/queries.ts'
import { hasErrors } from '../checks/has-errors.ts'
import type { CheckResult } from '../content.ts'
import type { Issue } from '../report/issue.ts'
import { assemble } from './assemble.ts'
import type { FileResult } from './file-result.ts'
import { parseFile } from './parse-file.ts'
import { placeOf } from './place.ts'

/** What one file says by itself, among all others as the last check found them. */
export interface Glance {
  /** Of the whole content. What other files have to say about this one is as it was. */
  issues: Issue[]
  /** For a preview; null while the file has an error. */
  data: ContentData | null
}

/**
 * Looks at one file that was just written, without any other: in a few milliseconds, whatever the size of the site. The
 * rules that look at several files have their say at the next check.
 *
 * @param found the last check
 * @param shown what the preview shows of the other files
 */
export function glance(
  root: string,
  found: CheckResult,
  file: string,
  shown: readonly FileResult[] | undefined,
): Glance | undefined {
  const place = placeOf(file.replace(/^content\//, ''))
  const before = found.results.find((result) => result.file === file)
  if (!before || place.problem || !existsSync(join(root, file))) return undefined
  const result = parseFile({ file, collection: place.collection, slug: place.slug }, readFileSync(join(root, file)))
  const own = new Set(before.issues.map(wordsOf))
  const others = found.issues.filter((issue) => issue.file !== file || !own.has(wordsOf(issue)))
  const results = shown?.some((one) => one.file === file)
    ? shown.map((one) => (one.file === file ? result : one))
    : shown && [...shown, result]
  return {
    issues: [...others, ...result.issues],
    data: results && !hasErrors(result) ? assemble(results, found.pictures, found.clock, true) : null,
  }
}

const wordsOf = ({ rule, line, column, message }: Issue) => `${rule} ${line} ${column} ${message}`
