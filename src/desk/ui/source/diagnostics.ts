import { type Diagnostic, forEachDiagnostic, nextDiagnostic } from '@codemirror/lint'
import type { EditorState, Text } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { announce } from '#src/site/frame/announcer.tsx'
import type { DeskIssue } from '../../requests/issue.ts'
import { fixName } from '../../text/fields/fix-edits.ts'
import { words } from '../../words.ts'
import { showHelp } from '../help/help-place.ts'
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
        actions: [
          ...fixes.map((fix) => ({ name: fixName(fix), apply: () => apply(issue, fix) })),
          { name: words.rule.meaning, apply: () => showHelp({ guide: 'rules', part: rule }) },
        ],
      }
    })
    .sort((a, b) => a.from - b.from)
}

/** Whether these marks are there already: to set them again would close what is open at one of them. */
export function areShown(state: EditorState, diagnostics: readonly Diagnostic[]): boolean {
  const shown: string[] = []
  forEachDiagnostic(state, ({ severity, message }, from, to) => shown.push([from, to, severity, message].join()))
  const wanted = diagnostics.map(({ from, to, severity, message }) => [from, to, severity, message].join())
  return shown.sort().join('\n') === wanted.sort().join('\n')
}

/** Goes to the next problem and has a screen reader say it: the editor shows it to the pointer alone. */
export function toNextProblem(view: EditorView): boolean {
  if (!nextDiagnostic(view)) return false
  // Behind the words that are selected, which Orca would tell instead.
  setTimeout(() => announce(problemsAt(view.state)), 250)
  return true
}

function problemsAt(state: EditorState): string {
  const { from, to } = state.selection.main
  const found: string[] = []
  forEachDiagnostic(state, ({ severity, message }, start, end) => {
    if (start === from && end === to) found.push(`${words.severity[severity as DeskIssue['severity']]}: ${message}`)
  })
  return found.join(' ')
}
