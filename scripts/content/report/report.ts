import type { Issue } from '../model/issue.ts'
import { countIssues } from './count-issues.ts'
import { githubReport } from './report-github.ts'
import { humanReport } from './report-human.ts'
import { linesReport } from './report-lines.ts'

export type ReportFormat = 'human' | 'json' | 'github' | 'lines'

/** Writes issues out for people, for programs or as annotations of a GitHub check. */
export function formatIssues(
  issues: readonly Issue[],
  { format, color }: { format: ReportFormat; color: boolean },
): string {
  if (format === 'github') return githubReport(issues)
  if (format === 'lines') return linesReport(issues)
  if (format === 'human') return humanReport(issues, color)
  return JSON.stringify({ ...countIssues(issues), issues: issues.map(({ source: _, ...issue }) => issue) }, null, 2)
}
