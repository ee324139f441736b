import type { Issue } from '../model/issue.ts'

/** One line an issue, for editors that go from one to the next. */
export function linesReport(issues: readonly Issue[]): string {
  return issues
    .map(({ severity, file, line = 1, column = 1, message, hint }) => {
      const words = hint ? `${message} ${hint}` : message
      return `${file}:${line}:${column}: ${severity}: ${words.replaceAll(/\s*\n\s*/g, ' ')}`
    })
    .join('\n')
}
