/** On each side of the current page. */
const around = 1

/** Which pages of a list are linked from one of them, the newest first: both ends, and those around it. */
export function shownPages(current: number, of: number): number[] {
  const near = Array.from({ length: 2 * around + 1 }, (_, index) => current + around - index)
  return [...new Set([of, ...near.filter((number) => number > 1 && number < of), 1])]
}
