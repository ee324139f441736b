/** A place in a text, counted from 1. */
export interface Span {
  line: number
  column: number
  endColumn?: number
}

/** The place of the characters from `start` to `end`. */
export function spanAt(text: string, start: number, end = start): Span {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const lineEnd = text.indexOf('\n', start)
  const last = Math.min(end, lineEnd === -1 ? text.length : lineEnd)
  const span: Span = { line: countLines(text, start), column: start - lineStart + 1 }
  if (last > start) span.endColumn = last - lineStart + 1
  return span
}

/** The offset of a line and column. */
export function offsetAt(text: string, line: number, column: number): number {
  let start = 0
  for (let current = 1; current < line; current += 1) {
    const next = text.indexOf('\n', start)
    if (next === -1) break
    start = next + 1
  }
  return start + column - 1
}

function countLines(text: string, end: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) line += 1
  return line
}
