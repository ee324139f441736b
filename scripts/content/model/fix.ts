import { spanAt } from './position.ts'

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

/** Other words for those that stand at an offset of a text. */
export function wordsAt(text: string, from: number, to: number, write: string): WholeFix {
  const { line, column } = spanAt(text, from)
  return { says: write, edits: [{ line, column, instead: text.slice(from, to), write }] }
}

/** Words that were meant to be others, as fixes. None without a suggestion. */
export function meantWords(instead: string, write: string | undefined): Fix[] | undefined {
  return write === undefined || write === instead ? undefined : [{ instead, write }]
}
