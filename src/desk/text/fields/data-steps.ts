import { type Step, sequenceDiff } from '#src/lib/sequence-diff.ts'
import { isEqual, isGroup } from '../model/is-equal.ts'

/** An item of a list, and its number. */
export interface DataItem {
  value: unknown
  index: number
}

/** The steps from one list of values to another. */
export function dataSteps(old: readonly unknown[], now: readonly unknown[]): Step<DataItem>[] {
  const numbered = (values: readonly unknown[]) => values.map((value, index): DataItem => ({ value, index }))
  return sequenceDiff(numbered(old), numbered(now), (a, b) => dataLikeness(a.value, b.value))
}

function dataLikeness(old: unknown, now: unknown): number {
  if (isEqual(old, now)) return 1
  if (typeof old === 'string' && typeof now === 'string') return 0.9 * commonEnds(old, now)
  if (isGroup(old) && isGroup(now)) {
    const keys = new Set([...Object.keys(old), ...Object.keys(now)])
    const shares = [...keys].map((key) => dataLikeness(old[key], now[key]))
    return 0.9 * (shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length))
  }
  const isPlain = typeof old === 'number' && typeof now === 'number'
  return isPlain || (Array.isArray(old) && Array.isArray(now)) ? 0.1 : 0
}

/** How much of two texts is the same at their beginning and end; nothing when it is too little. */
function commonEnds(a: string, b: string): number {
  const most = Math.min(a.length, b.length)
  let start = 0
  while (start < most && a[start] === b[start]) start += 1
  let end = 0
  while (end < most - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const share = (start + end) / Math.max(1, a.length, b.length)
  return share < 0.3 ? 0 : share
}
