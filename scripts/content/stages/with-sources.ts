import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Issue } from '../report/issue.ts'
import { decode } from './decode.ts'

/** Gives every issue the text of its file, and those that only name a field the place of that field. */
export async function withSources(root: string, issues: readonly Issue[]): Promise<Issue[]> {
  if (issues.length === 0) return []
  const { locateIssues } = await import('../fields/locate-issues.ts')
  const files = [...new Set(issues.map((issue) => issue.file))].sort()
  return files.flatMap((file) => {
    const own = issues.filter((issue) => issue.file === file)
    const source = readText(root, file)
    if (!source) return own
    return locateIssues(own, source)
      .sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0))
      .map((issue) => ({ ...issue, source }))
  })
}

/** Empty for a file that is not there or is no text. */
function readText(root: string, file: string): string {
  try {
    return decode(file, readFileSync(join(root, file))).text
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}
