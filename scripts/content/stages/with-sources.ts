import { groupBy } from '#src/lib/group-by.ts'
import type { Issue } from '../model/issue.ts'
import { bytesOf, type OpenTexts } from '../model/open-texts.ts'
import { decode } from '../syntax/decode.ts'
import { guarded } from './guard.ts'

/** Gives every issue the text of its file, and those that only name a field the place of that field. */
export async function withSources(root: string, issues: readonly Issue[], open?: OpenTexts): Promise<Issue[]> {
  if (issues.length === 0) return []
  const { locateIssues } = await import('../fields/locate-issues.ts')
  const byFile = [...groupBy(issues, ({ file }) => file)].sort(([a], [b]) => (a < b ? -1 : 1))
  return byFile.flatMap(([file, own]) => {
    const source = readText(root, file, open)
    if (!source) return own
    return guarded(
      () => locateIssues(own, source),
      () => own,
    )
      .sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0))
      .map((issue) => ({ ...issue, source }))
  })
}

/** Empty for a file that is not there, is a folder or is no text. */
function readText(root: string, file: string, open?: OpenTexts): string {
  try {
    return decode(file, bytesOf(root, file, open)).text
  } catch (error) {
    if (['ENOENT', 'EISDIR', 'ELOOP'].includes((error as NodeJS.ErrnoException).code ?? '')) return ''
    throw error
  }
}
