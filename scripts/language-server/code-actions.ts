import { type CodeAction, CodeActionKind, type Range } from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import type { DeskIssue } from '../../src/desk/requests/issue.ts'
import { fixEdits, fixName } from '../../src/desk/text/fields/fix-edits.ts'
import type { Issue } from '../content/model/issue.ts'
import { diagnosticOf } from './diagnostic-of.ts'

/** What can be done at once about the problems on these lines, each with its edit: not every editor asks for it later. */
export function codeActions(
  document: TextDocument,
  format: 'mdx' | 'json',
  issues: readonly Issue[],
  { start, end }: Range,
): CodeAction[] {
  const text = document.getText()
  const lines = text.split('\n')
  return issues.flatMap((issue) => {
    const diagnostic = diagnosticOf(issue, lines)
    const { line } = diagnostic.range.start
    if (line < start.line || line > end.line) return []
    return (issue.fixes ?? []).flatMap((fix): CodeAction[] => {
      const edits = fixEdits(text, format, issue as DeskIssue, fix)
      if (edits.length === 0) return []
      const changes = edits.map(({ from, to, insert }) => ({
        range: { start: document.positionAt(from), end: document.positionAt(to) },
        newText: insert,
      }))
      return [
        {
          title: fixName(fix),
          kind: CodeActionKind.QuickFix,
          diagnostics: [diagnostic],
          isPreferred: issue.fixes?.length === 1,
          edit: { changes: { [document.uri]: changes } },
        },
      ]
    })
  })
}
