/** Takes a half that a double holds as slightly less than it is written (1.005) over the edge before it is rounded. */
const aTraceMore = 1 + Number.EPSILON

/**
 * A number as English readers write it: `1234.5` → `1,234.5`. Without `Intl`, which a browser reads the customs of all
 * languages for when it is first used: 30 ms on a fast machine, in the first second of a page.
 *
 * Halves are rounded away from zero as they are written, in numbers of up to 15 digits.
 *
 * @param decimals digits after the point, at most 100; as many as the number has when left out.
 */
export function formatNumber(number: number, decimals?: number): string {
  const digits = decimals === undefined ? String(number) : (number * aTraceMore).toFixed(decimals)
  return digits.replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(?:\d{3})+$)/g, ','))
}
