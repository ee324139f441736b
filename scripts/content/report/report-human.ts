import pc from 'picocolors'
import { groupBy } from '#src/lib/group-by.ts'
import type { Issue } from '../model/issue.ts'
import { codeFrame } from './code-frame.ts'
import { countIssues } from './count-issues.ts'

type Colors = ReturnType<typeof pc.createColors>

/** How many times it is shown how to fix the same: a field that all files of an archive lack is told in thousands. */
const oftenEnough = 20

/**
 * The report people read: by file, each issue with its place, the lines around it and how to fix it; with its place alone
 * once the same help was given often enough.
 *
 * @param guide the file that says what each rule asks for; named once for each rule
 */
export function humanReport(issues: readonly Issue[], color: boolean, guide?: string): string {
  if (issues.length === 0) return ''
  const colors = pc.createColors(color)
  const byFile = groupBy(issues, ({ file }) => file)
  const helped = new Map<string, number>()
  const needsHelp = ({ rule, hint }: Issue) => {
    const help = `${rule} ${hint}`
    const times = (helped.get(help) ?? 0) + 1
    helped.set(help, times)
    return times <= oftenEnough
  }
  const explained = new Set<string>()
  const guideTo = ({ rule }: Issue) =>
    guide && explained.size < explained.add(rule).size ? `${guide}#${rule}` : undefined
  const blocks = [...byFile].map(([file, own]) => {
    const head = `${colors.bold(colors.underline(file))}  ${colors.dim(counted(own))}\n`
    const origin = own.find((issue) => issue.cameFrom)?.cameFrom
    return (
      head +
      (origin ? `\n  ${origin}\n` : '') +
      own.map((issue) => `\n${issueReport(issue, needsHelp(issue), guideTo(issue), colors)}`).join('')
    )
  })
  return `${blocks.join('\n')}\n${summary(issues, byFile.size, colors)}\n`
}

function issueReport(issue: Issue, needsHelp: boolean, guide: string | undefined, colors: Colors): string {
  const paint = issue.severity === 'error' ? colors.red : colors.yellow
  const place = issue.line === undefined ? '' : `${issue.line}:${issue.column ?? 1}  `
  const lines = [`  ${place}${paint(issue.severity)}  ${issue.message}  ${colors.dim(issue.rule)}`]
  if (needsHelp) {
    lines.push(...(codeFrame(issue, colors) ?? []).map((line) => `    ${line}`))
    if (issue.hint) lines.push(`    ${colors.cyan('How to fix:')} ${issue.hint}`)
  }
  if (guide) lines.push(`    ${colors.dim(`What it means: ${guide}`)}`)
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
