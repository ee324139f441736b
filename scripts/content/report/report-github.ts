import type { Issue } from '../model/issue.ts'

/** One workflow command per issue: GitHub shows them at the lines of the change. */
export function githubReport(issues: readonly Issue[]): string {
  return issues.map(annotation).join('\n')
}

function annotation({ severity, file, line, column, endColumn, rule, message, hint }: Issue): string {
  const properties = [
    ['file', file],
    ['line', line],
    ['col', column],
    ['endColumn', endColumn],
    ['title', rule],
  ] as const
  const written = properties.flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${property(String(value))}`],
  )
  return `::${severity} ${written.join(',')}::${data(hint ? `${message}\n${hint}` : message)}`
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
