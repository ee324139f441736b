/** A number in the signs of a format, by the name it has in Word; undefined where they are not known. */
export function numberIn(format: string, count: number): string | undefined {
  switch (format) {
    case 'decimal':
      return String(count)
    case 'decimalZero':
      return String(count).padStart(2, '0')
    case 'ordinal':
      return `${count}${ordinalEnd(count)}`
    case 'lowerLetter':
      return lettersOf(count)
    case 'upperLetter':
      return lettersOf(count).toUpperCase()
    case 'lowerRoman':
      return romanOf(count).toLowerCase()
    case 'upperRoman':
      return romanOf(count)
    case 'decimalEnclosedCircle':
      return count <= 20 ? String.fromCodePoint(0x245f + count) : undefined
    case 'none':
      return ''
    default:
      return undefined
  }
}

function ordinalEnd(count: number): string {
  const teens = count % 100 > 10 && count % 100 < 14
  return (teens ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[count % 10]) ?? 'th'
}

/** After z comes aa, and after that bb. */
const lettersOf = (count: number) =>
  String.fromCodePoint(97 + ((count - 1 + 26) % 26)).repeat(Math.min(20, Math.ceil(Math.max(1, count) / 26)))

const romans = Object.entries({
  M: 1000,
  CM: 900,
  D: 500,
  CD: 400,
  C: 100,
  XC: 90,
  L: 50,
  XL: 40,
  X: 10,
  IX: 9,
  V: 5,
  IV: 4,
  I: 1,
})

function romanOf(count: number): string {
  if (count > 3999) return String(count)
  let left = count
  let written = ''
  for (const [sign, value] of romans) for (; left >= value; left -= value) written += sign
  return written
}
