import type { DeskIssue } from '../../requests/issue.ts'
import { words } from '../../words.ts'
import { AcceptButton } from '../problems/accept-button.tsx'
import { FixButtons } from '../problems/fix-buttons.tsx'
import { inFormWords } from '../problems/in-form-words.ts'
import { isError } from '../problems/is-error.ts'
import { placeWords } from '../problems/place-words.ts'
import { RuleHelp } from '../problems/rule-help.tsx'

interface Props {
  issues: readonly DeskIssue[]
  /** Whether lines are seen: then those of the problems are named, too. */
  lines: boolean
  show(place: { field?: string; line?: number; column?: number }): void
}

/** All problems of the open file; pressed, one leads to its field or line. */
export function FileProblems({ issues, lines, show }: Props) {
  const origin = issues.find((issue) => issue.cameFrom)?.cameFrom
  return (
    <details className="desk-problems" data-worst={issues.find(isError)?.severity ?? issues[0]?.severity}>
      <summary>
        {/* Not a status: Firefox names nothing by an element with a role of its own. */}
        <span aria-live="polite">{issues.length === 0 ? words.noProblems : words.problems(issues.length)}</span>
      </summary>
      {origin && <p className="desk-note">{origin}</p>}
      <ul>
        {issues.map(inFormWords).map((issue) => (
          <li key={`${issue.rule} ${issue.line} ${issue.column} ${issue.field} ${issue.message}`}>
            <button type="button" className={`desk-issue desk-issue-${issue.severity}`} onClick={() => show(issue)}>
              <span className="desk-note">{placeWords(issue, lines)}</span>
              <span className="sr-only">{words.severity[issue.severity]}: </span>
              {issue.message}
              {issue.hint && <span className="desk-hint"> {issue.hint}</span>}
            </button>
            <FixButtons issue={issue} about={issue.message} />
            <AcceptButton issue={issue} />
            <RuleHelp rule={issue.rule} about={issue.message} />
          </li>
        ))}
      </ul>
    </details>
  )
}
