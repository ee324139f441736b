import type { Node, Pair, Scalar } from 'yaml'

/** Offsets of whole lines. */
export interface Lines {
  from: number
  to: number
}

/** The lines a field stands on, with what is written beside its value. */
export function linesOf(text: string, { key, value }: Pair<Scalar, Node | null>): Lines {
  const end = value?.range ? value.range[1] : (key.range as number[])[1]
  return wholeLines(text, key.range?.[0] ?? 0, end as number)
}
export function linesAround(text: string, { range }: Node): Lines {
  return range ? wholeLines(text, range[0], range[1]) : { from: 0, to: 0 }
}
function wholeLines(text: string, from: number, to: number): Lines {
  const end = text.indexOf('\n', Math.max(from, trimmedEnd(text, to)))
  return { from: text.lastIndexOf('\n', from - 1) + 1, to: end === -1 ? text.length : end + 1 }
}
export function firstLine(text: string, pair: Pair<Scalar, Node | null> | undefined): number {
  return pair ? linesOf(text, pair).from : text.length
}

/** Before the ends of lines that belong to a text of several lines. */
export function trimmedEnd(text: string, end: number): number {
  return text.slice(0, end).trimEnd().length
}

export function columnOf(text: string, { range }: Node): number {
  const start = range?.[0] ?? 0
  return start - text.lastIndexOf('\n', start - 1) - 1
}
