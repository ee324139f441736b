import { lineEnd, spanAt } from './position.ts'

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
 * Nothing in the place of the line an offset stands on. The sign of an item goes with its words; none where more belongs
 * to the item, which would become a part of another.
 */
export function withoutLine(text: string, at: number): WholeFix | undefined {
  const start = text.lastIndexOf('\n', at - 1) + 1
  const end = lineEnd(text, at)
  const item = /^([ \t>]*)(?:[-*+]|\d+[.)])[ \t]/.exec(text.slice(start, end))?.[1]
  const below = item === undefined ? '' : text.slice(end + 1, lineEnd(text, end + 1))
  const goesOn = item !== undefined && below.startsWith(item) && /^[ \t]+\S/.test(below.slice(item.length))
  return goesOn ? undefined : wordsAt(text, start, Math.min(end + 1, text.length), '')
}

/** Words that were meant to be others, as fixes. None without a suggestion. */
export function meantWords(instead: string, write: string | undefined): Fix[] | undefined {
  return write === undefined || write === instead ? undefined : [{ instead, write }]
}
