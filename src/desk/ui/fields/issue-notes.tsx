import type { DeskIssue } from '../../requests/issue.ts'
import { words } from '../../words.ts'
import { FixButtons } from '../problems/fix-buttons.tsx'
import { inFormWords } from '../problems/in-form-words.ts'

/** Problems in the words of the check, with how to repair them. */
export function IssueNotes({ issues }: { issues: readonly DeskIssue[] }) {
  return issues.map(inFormWords).map((issue) => (
    <p
      key={`${issue.rule} ${issue.line} ${issue.column} ${issue.message}`}
      className={`desk-issue desk-issue-${issue.severity}`}
    >
      <span className="sr-only">{words.severity[issue.severity]}: </span>
      {issue.message}
      {issue.hint && <span className="desk-hint"> {issue.hint}</span>} <FixButtons issue={issue} />
    </p>
  ))
}
