import type { StyleGuide } from '#src/content/schemas/style-guide.ts'
import { cacheKey } from '../cache/cache-key.ts'
import { acceptedIn, leaveOutAccepted } from './accepted/leave-out-accepted.ts'
import type { MarkdownNode } from './body/markdown-node.ts'
import type { CheckResult } from './content.ts'
import type { FileResult } from './model/file-result.ts'
import type { Issue } from './model/issue.ts'
import { bytesOf, type OpenTexts } from './model/open-texts.ts'
import { placeOf } from './model/place.ts'
import { isGone } from './stages/guard.ts'
import { parseFile } from './stages/parse-file.ts'
import { decode } from './syntax/decode.ts'

/** What one file says by itself, among all others as the last check found them. */
export interface Glance {
  /** Of the whole content. What other files have to say about this one is as it was. */
  issues: Issue[]
  result: FileResult
  /** What a body was parsed to: null where nothing could be read. */
  tree?: { text: string; root: MarkdownNode | null }
}

/**
 * Looks at one file that was just written, without any other: in a few milliseconds, whatever the size of the site. The
 * rules that look at several files have their say at the next check.
 *
 * @param found the last check, or what is known before the first
 */
export function glance(
  root: string,
  found: Pick<CheckResult, 'issues' | 'results'>,
  file: string,
  open?: OpenTexts,
): Glance | undefined {
  const place = placeOf(file.replace(/^content\//, ''))
  const before = found.results.find((result) => result.file === file)
  if (!before || place.problem) return undefined
  const bytes = bytesIfThere(root, file, open)
  if (!bytes) return undefined
  const style = found.results.find(({ collection }) => collection === 'styleGuide')?.value as
    | StyleGuide
    | null
    | undefined
  let tree: Glance['tree']
  const parsed = parseFile(
    { file, collection: place.collection, slug: place.slug },
    bytes,
    style ?? undefined,
    (root, text) => {
      tree = { text, root }
    },
  )
  const result = { ...parsed, key: cacheKey(file, bytes) }
  const own = new Set(before.issues.map(wordsOf))
  const others = found.issues.filter((issue) => issue.file !== file || !own.has(wordsOf(issue)))
  const accepted = acceptedIn(found.results).filter((entry) => entry.file === file)
  const { issues } = leaveOutAccepted(
    accepted.length > 0 ? withText(result.issues, file, bytes) : result.issues,
    accepted,
  )
  return { issues: [...others, ...issues], result, ...(tree && { tree }) }
}

function bytesIfThere(...of: Parameters<typeof bytesOf>): Buffer | undefined {
  try {
    return bytesOf(...of)
  } catch (error) {
    if (isGone(error)) return undefined
    throw error
  }
}

function withText(issues: readonly Issue[], file: string, bytes: Buffer): Issue[] {
  const { text } = decode(file, bytes)
  return issues.map((issue) => ({ ...issue, source: text }))
}

const wordsOf = ({ rule, line, column, message }: Issue) => `${rule} ${line} ${column} ${message}`
