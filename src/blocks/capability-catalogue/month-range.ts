/** A span of months. */
export interface MonthRange {
  from: number
  to: number
}

/** Reads "1-3 months" as its two numbers. */
export function monthRange(timeline: string): MonthRange {
  const [from = 0, to = from] = (timeline.match(/\d+/g) ?? []).map(Number)
  return { from, to }
}
