import type { Issue } from '../model/issue.ts'
import { countIssues } from './count-issues.ts'
import { githubReport } from './report-github.ts'
import { humanReport } from './report-human.ts'

export type ReportFormat = 'human' | 'json' | 'github' | 'lines'

/** Writes issues out for people, for programs or as annotations of a GitHub check. */
export function formatIssues(
  issues: readonly Issue[],
  { format, color, guide }: { format: ReportFormat; color: boolean; guide?: string },
): string {
  if (format === 'github') return githubReport(issues)
  if (format === 'lines') return linesReport(issues)
  if (format === 'human') return humanReport(issues, color, guide)
  return JSON.stringify(
    { ...countIssues(issues), issues: issues.map(({ source: _, problem: __, ...issue }) => issue) },
    null,
    2,
  )
}

/** One line an issue, for editors that go from one to the next. */
function linesReport(issues: readonly Issue[]): string {
  return issues
    .map(({ severity, file, line = 1, column = 1, message, hint }) => {
      const words = hint ? `${message} ${hint}` : message
      return `${file}:${line}:${column}: ${severity}: ${words.replaceAll(/\s*\n\s*/g, ' ')}`
    })
    .join('\n')
}
