import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver/node'
import type { Issue } from '../content/model/issue.ts'

/** A problem of the check as editors show it. One without a line stands at the first, one without an end goes to that of its line. */
export function diagnosticOf(issue: Issue, lines: readonly string[]): Diagnostic {
  const { severity, rule, message, hint, column = 1 } = issue
  const line = Math.max(0, Math.min(issue.line ?? 1, lines.length) - 1)
  const { length } = lines[line] ?? ''
  const start = Math.min(column - 1, length)
  const end = Math.min((issue.endColumn ?? length + 1) - 1, length)
  return {
    range: { start: { line, character: start }, end: { line, character: Math.max(start, end) } },
    severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code: rule,
    source: 'content',
    message: hint ? `${message} ${hint}` : message,
  }
}
