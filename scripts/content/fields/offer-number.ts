const multiples: Record<string, number> = { k: 1000, K: 1000, M: 1_000_000, B: 1_000_000_000 }

/** The number that a text states with separators, a sign or a unit: `180,000`, `$1.2M`, `6 min`. */
export function offerNumber(written: string): number | undefined {
  const found = /^[^\d.,-]*(-?(?:\d{1,3}(?:[,_' ]\d{3})+|\d+)(?:\.\d+)?)([kKMB]?)\b\W*[a-z%. ]*$/i.exec(written.trim())
  if (!found) return undefined
  const [, digits = '', multiple = ''] = found
  const number = Number(digits.replace(/[,_' ]/g, '')) * (multiples[multiple] ?? 1)
  return Number.isFinite(number) ? number : undefined
}
