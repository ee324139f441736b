/** A place in a text, counted from 1. */
export interface Span {
  line: number
  column: number
  endColumn?: number
}

/**
 * The place of the characters from `start` to `end`. One that UTF-16 writes as two is never divided: an editor may never
 * answer again that is asked to show a part of it (eglot 1.9).
 */
export function spanAt(text: string, from: number, to = from): Span {
  const start = isInside(text, from) ? from - 1 : from
  const end = isInside(text, to) ? to + 1 : to
  const starts = lineStarts(text)
  const line = lineOf(starts, start)
  const lineStart = starts[line - 1] ?? 0
  const last = Math.min(end, (starts[line] ?? text.length + 1) - 1)
  const span: Span = { line, column: start - lineStart + 1 }
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

/** The offset of the end of the line, or of the text. */
export function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end === -1 ? text.length : end
}

/** What stands before a place on its line. */
export const lineBefore = (text: string, at: number): string => text.slice(text.lastIndexOf('\n', at - 1) + 1, at)

/** Whether a place is in the middle of a character. */
const isInside = (text: string, at: number) => /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(at - 1, at + 1))

let known: { text: string; starts: number[] } | undefined

/** The offsets at which lines begin. Kept for the text asked about last: a broken file can have thousands of issues. */
function lineStarts(text: string): number[] {
  if (known?.text === text) {
    // An equal text that was read anew would be compared sign by sign each time.
    known.text = text
    return known.starts
  }
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  known = { text, starts }
  return starts
}

/** The number of the line an offset stands on, from 1. */
function lineOf(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((starts[middle] as number) <= offset) low = middle
    else high = middle
  }
  return low + 1
}
