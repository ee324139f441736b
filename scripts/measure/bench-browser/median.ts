/** The middle one of some figures; of an even number, the upper of the two in the middle. */
export function median(figures: number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
}

/** The figure that so many of a hundred do not exceed, by the nearest rank. */
export function ofHundred(figures: readonly number[], share: number): number {
  return [...figures].sort((a, b) => a - b)[Math.ceil((share / 100) * figures.length) - 1] ?? Number.NaN
}
