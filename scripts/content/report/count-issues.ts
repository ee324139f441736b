import type { Issue } from '../model/issue.ts'

/** How many there are of each kind. */
export function countIssues(issues: readonly Issue[]): { errors: number; warnings: number } {
  const errors = issues.filter((issue) => issue.severity === 'error').length
  return { errors, warnings: issues.length - errors }
}
