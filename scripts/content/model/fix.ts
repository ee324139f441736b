import { lineBefore, lineEnd, spanAt } from './position.ts'

/**
 * A way to put an issue right that needs no thought of its own: other words for some that stand at its place, another
 * value for its field, or all that is to be written for what is wrong in many places.
 */
export type Fix = { instead: string; write: string } | { value: unknown } | WholeFix

/** Edits that belong together. `says` is what they come to, in a few words. */
export interface WholeFix {
  says: string
  /** From the top to the bottom of the body, each with its place, counted from 1. */
  edits: { line: number; column: number; instead: string; write: string }[]
  /** Values for fields of the file. */
  fields?: Record<string, unknown>
  /** In how many places the same is done, where it is what is wrong all over a file. */
  places?: number
}

/** Other words for those between two offsets of a text. */
export interface Rewrite {
  range: [start: number, end: number]
  words: string
}

/** Other words for those that stand at an offset of a text. */
export const wordsAt = (text: string, from: number, to: number, write: string): WholeFix =>
  allOf(text, [{ range: [from, to], words: write }], write)

/** Edits that belong together, from the top to the bottom. */
export function allOf(text: string, rewrites: readonly Rewrite[], says: string): WholeFix {
  const edits = rewrites.map(({ range: [from, to], words }) => {
    const { line, column } = spanAt(text, from)
    return { line, column, instead: text.slice(from, to), write: words }
  })
  return { says, edits }
}

/**
 * Nothing in the place of the lines between two offsets. The sign of an item goes with its words, or has those of the next
 * line behind it; none where items hang on it that would hang on another.
 */
export function withoutLines(text: string, from: number, to: number): WholeFix | undefined {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const end = lineEnd(text, to)
  const [sign = '', above] = /^([ \t>]*)(?:[-*+]|\d+[.)])[ \t]+/.exec(text.slice(start, end)) ?? []
  const below = text.slice(end + 1, lineEnd(text, end + 1))
  const [indent = ''] = /^[ \t>]*/.exec(below) ?? []
  const goesOn = above !== undefined && indent.length > above.length && indent.startsWith(above) && indent !== below
  if (goesOn && /^(?:[-*+]|\d+[.)])[ \t]/.test(below.slice(indent.length))) return undefined
  if (goesOn) return wordsAt(text, start + sign.length, end + 1 + indent.length, '')
  // Of a paragraph of its own the empty line goes along.
  const isApart = !below.trim() && (start === 0 || !lineBefore(text, start - 1).trim())
  return wordsAt(text, start, Math.min(isApart ? end + 1 + below.length + 1 : end + 1, text.length), '')
}

/** The item of a list left out that has nothing but what stands between two offsets. */
export function withoutItem(text: string, from: number, to: number): WholeFix | undefined {
  const isAlone =
    /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)+$/.test(lineBefore(text, from)) && !text.slice(to, lineEnd(text, to)).trim()
  return isAlone ? withoutLines(text, from, to) : undefined
}

/** Words that were meant to be others, as fixes. None without a suggestion. */
export function meantWords(instead: string, write: string | undefined): Fix[] | undefined {
  return write === undefined || write === instead ? undefined : [{ instead, write }]
}
