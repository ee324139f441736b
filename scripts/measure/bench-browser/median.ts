/** The middle one of some figures; of an even number, the upper of the two in the middle. */
export function median(figures: number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
}
