import type { DeskIssue } from '../../api.ts'
import { words } from '../../words.ts'

/** Problems in the words of the check, with how to repair them. */
export function IssueNotes({ issues }: { issues: readonly DeskIssue[] }) {
  return issues.map(({ severity, rule, message, hint, line }) => (
    <p key={`${rule} ${line} ${message}`} className={`desk-issue desk-issue-${severity}`}>
      <span className="sr-only">{words.severity[severity]}: </span>
      {message}
      {hint && <span className="desk-hint"> {hint}</span>}
    </p>
  ))
}
