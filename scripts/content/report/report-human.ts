import pc from 'picocolors'
import { groupBy } from '#src/lib/group-by.ts'
import { codeFrame } from './code-frame.ts'
import { countIssues } from './count-issues.ts'
import type { Issue } from './issue.ts'

type Colors = ReturnType<typeof pc.createColors>

/** The report people read: by file, each issue with its place, the lines around it and how to fix it. */
export function humanReport(issues: readonly Issue[], color: boolean): string {
  if (issues.length === 0) return ''
  const colors = pc.createColors(color)
  const byFile = groupBy(issues, ({ file }) => file)
  const blocks = [...byFile].map(([file, own]) => fileReport(file, own, colors))
  return `${blocks.join('\n')}\n${summary(issues, byFile.size, colors)}\n`
}

function fileReport(file: string, issues: readonly Issue[], colors: Colors): string {
  const head = `${colors.bold(colors.underline(file))}  ${colors.dim(counted(issues))}\n`
  return head + issues.map((issue) => `\n${issueReport(issue, colors)}`).join('')
}

function issueReport(issue: Issue, colors: Colors): string {
  const paint = issue.severity === 'error' ? colors.red : colors.yellow
  const place = issue.line === undefined ? '' : `${issue.line}:${issue.column ?? 1}  `
  const frame = codeFrame(issue, colors)
  const lines = [
    `  ${place}${paint(issue.severity)}  ${issue.message}  ${colors.dim(issue.rule)}`,
    ...(frame ? frame.map((line) => `    ${line}`) : []),
    ...(issue.hint ? [`    ${colors.cyan('How to fix:')} ${issue.hint}`] : []),
  ]
  return `${lines.join('\n')}\n`
}

function summary(issues: readonly Issue[], files: number, colors: Colors): string {
  const text = `${counted(issues)} in ${plural(files, 'file')}.`
  return colors.bold(issues.some((issue) => issue.severity === 'error') ? colors.red(text) : colors.yellow(text))
}

function counted(issues: readonly Issue[]): string {
  const { errors, warnings } = countIssues(issues)
  return [errors > 0 && plural(errors, 'error'), warnings > 0 && plural(warnings, 'warning')].filter(Boolean).join(', ')
}

function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}
