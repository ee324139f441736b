const multiples: Record<string, number> = {
  k: 1000,
  K: 1000,
  thousand: 1000,
  M: 1_000_000,
  million: 1_000_000,
  B: 1_000_000_000,
  billion: 1_000_000_000,
}

/** Words in any letters, but `m` alone may be meters or minutes. */
const timesOf = (multiple: string) => multiples[multiple.length > 1 ? multiple.toLowerCase() : multiple] ?? Number.NaN

/** Digits with separators between thousands. */
const thousands = "[1-9]\\d{0,2}(?:[,_' ]\\d{3})+(?:\\.\\d+)?"
/** Or with decimals, behind a comma in many countries; then how often, and a unit. */
const figure = new RegExp(
  `^[^\\d.,-]*(-?)(${thousands}|\\d*[.,]\\d+|\\d+)\\.?\\s?(thousand|million|billion|[kmb]?)\\b\\W*[a-z%. ]*$`,
  'i',
)

/** The number that a text states with separators, a sign or a unit: `180,000`, `$1.2M`, `6 min`, `1,5`. */
export function offerNumber(written: string): number | undefined {
  // Wide digits are made plain ones (NFKC), and so is the minus sign.
  const found = figure.exec(written.trim().normalize('NFKC').replace('\u2212', '-'))
  if (!found) return undefined
  const [, minus, digits = '', multiple = ''] = found
  const plain = new RegExp(`^${thousands}$`).test(digits) ? digits.replace(/[,_' ]/g, '') : digits.replace(',', '.')
  const number = Number(`${minus}${plain}`) * (multiple === '' ? 1 : timesOf(multiple))
  return Number.isFinite(number) ? number : undefined
}
