import type { Diagnostic } from '@codemirror/lint'
import type { Text } from '@codemirror/state'
import type { DeskIssue } from '../../api.ts'
import { fixWords } from '../../text/fix-edits.ts'
import { words } from '../../words.ts'
import type { ApplyFix } from '../problems/fix-buttons.tsx'

/** Problems of the check as marks in the source. One without a line stands at the first. */
export function diagnosticsOf(doc: Text, issues: readonly DeskIssue[], apply: ApplyFix): Diagnostic[] {
  return issues
    .map((issue): Diagnostic => {
      const { line: number = 1, column = 1, endColumn, severity, message, hint, rule, fixes = [] } = issue
      const line = doc.line(Math.min(number, doc.lines))
      const from = Math.min(line.to, line.from + column - 1)
      const to = endColumn === undefined ? line.to : Math.min(line.to, line.from + endColumn - 1)
      return {
        from,
        to: Math.max(from, to),
        severity,
        source: rule,
        message: hint ? `${message} ${hint}` : message,
        actions: fixes.map((fix) => ({ name: words.fix(fixWords(fix)), apply: () => apply(issue, fix) })),
      }
    })
    .sort((a, b) => a.from - b.from)
}
