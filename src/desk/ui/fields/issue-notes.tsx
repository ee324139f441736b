import { Fragment } from 'react'
import type { DeskIssue } from '../../requests/issue.ts'
import { words } from '../../words.ts'
import { FixButtons } from '../problems/fix-buttons.tsx'
import { inFormWords } from '../problems/in-form-words.ts'
import { RuleHelp } from '../problems/rule-help.tsx'

/**
 * Problems in the words of the check, with how to repair them and what their rules mean.
 *
 * @param id of a field they describe: the first is `id-0`, and what its rule means is no part of it
 */
export function IssueNotes({ id, issues }: { id?: string; issues: readonly DeskIssue[] }) {
  return issues.map(inFormWords).map((issue, at) => (
    <Fragment key={`${issue.rule} ${issue.line} ${issue.column} ${issue.message}`}>
      <p id={id && `${id}-${at}`} className={`desk-issue desk-issue-${issue.severity}`}>
        <span className="sr-only">{words.severity[issue.severity]}: </span>
        {issue.message}
        {issue.hint && <span className="desk-hint"> {issue.hint}</span>} <FixButtons issue={issue} />
      </p>
      <RuleHelp rule={issue.rule} about={issue.message} />
    </Fragment>
  ))
}
