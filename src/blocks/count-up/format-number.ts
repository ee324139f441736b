/** A number as readers write it, with this many digits after the point. */
export function formatNumber(number: number, decimals: number): string {
  return number.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}
