import type pc from 'picocolors'
import type { Issue } from '../model/issue.ts'

const context = 2
const width = 100

/** The line of an issue with two lines before and after it, and carets under what is meant. */
export function codeFrame(
  { source, line, column = 1, endColumn }: Issue,
  colors: ReturnType<typeof pc.createColors>,
): string[] | undefined {
  if (source === undefined || line === undefined) return undefined
  const lines = source.split('\n')
  if (lines.at(-1) === '') lines.pop()
  const last = Math.min(lines.length, line + context)
  const digits = String(last).length
  // A paragraph is one long line: the part around the issue is shown.
  const shift = column > width - 20 ? column - 40 : 0
  const rows: string[] = []
  for (let number = Math.max(1, line - context); number <= last; number += 1) {
    const text = part(lines[number - 1] ?? '', shift)
    const gutter = `${number === line ? '>' : ' '} ${String(number).padStart(digits)} |`
    rows.push(`${number === line ? colors.bold(gutter) : colors.dim(gutter)}${text && ` ${text}`}`)
    if (number === line)
      rows.push(`  ${' '.repeat(digits)} | ${carets(lines[number - 1] ?? '', column, endColumn, shift, colors)}`)
  }
  return rows
}

function part(text: string, shift: number): string {
  const shown = text.slice(shift, shift + width)
  return `${shift > 0 && text.length > 0 ? '…' : ''}${shown}${text.length > shift + width ? '…' : ''}`.replaceAll(
    '\t',
    ' ',
  )
}

function carets(
  text: string,
  column: number,
  endColumn: number | undefined,
  shift: number,
  colors: ReturnType<typeof pc.createColors>,
): string {
  const start = column - 1 - shift
  const length = Math.max(1, Math.min((endColumn ?? column + 1) - column, width - start))
  // Signs outside the basic plane are two units in the text but one on the screen.
  const before = [...text.slice(shift, column - 1)].length + (shift > 0 ? 1 : 0)
  return ' '.repeat(before) + colors.red('^'.repeat(length))
}
