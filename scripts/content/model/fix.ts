/**
 * A way to put an issue right that needs no thought of its own: other words for some that stand at its place, or another
 * value for its field.
 */
export type Fix = { instead: string; write: string } | { value: unknown }

/** Words that were meant to be others, as fixes. None without a suggestion. */
export function meantWords(instead: string, write: string | undefined): Fix[] | undefined {
  return write === undefined || write === instead ? undefined : [{ instead, write }]
}
