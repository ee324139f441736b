import type { Issue } from '../report/issue.ts'

/** An issue that knows its field but not yet its line: `locate-issues.ts` finds that in the text. */
export interface FieldIssue extends Issue {
  /** Whether the name of the field or its value is meant. */
  at?: 'key' | 'value'
}
