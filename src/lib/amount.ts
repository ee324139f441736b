const units = { M: 1e6, B: 1e9, T: 1e12 } as const
const pattern = /^\$(\d+(?:\.\d+)?)([MBT])$/

/** Whether a text is an amount of money as this site writes it: "$21.6M", "$350B", "$5T". */
export function isAmount(text: string): boolean {
  return pattern.test(text)
}

/** The number of dollars in an amount such as "$21.6M". Not a number when the text is not an amount. */
export function parseAmount(text: string): number {
  const [, digits, unit] = pattern.exec(text) ?? []
  return digits && unit ? Number(digits) * units[unit as keyof typeof units] : Number.NaN
}

/** Dollars as millions with one decimal: 65000000 → "$65.0M". */
export function inMillions(dollars: number): string {
  return `$${(dollars / 1e6).toFixed(1)}M`
}

/** A round amount in the shortest form: 1e11 → "$100B". */
export function shortAmount(dollars: number): string {
  const [unit, size] = Object.entries(units).findLast(([, one]) => dollars >= one) ?? ['M', units.M]
  return `$${dollars / size}${unit}`
}
