/** Share of a decade that lies between each two neighbouring rules of a logarithmic scale: 1–2, 2–3, … 9–10. */
const decade = Array.from({ length: 9 }, (_, index) => Math.log10((index + 2) / (index + 1)))

function hash(text: string): number {
  let value = 2166136261
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 16777619)
  return value >>> 0
}

/**
 * The dash array that rules an edge of the given length like a logarithmic scale, in a way that belongs to the seed:
 * the decade starts at another rule for each name, and runs up or down.
 */
export function tickPattern(seed: string, length: number): string {
  const value = hash(seed)
  const start = value % decade.length
  const turned = [...decade.slice(start), ...decade.slice(0, start)]
  const gaps = (value >>> 8) % 2 ? turned : turned.reverse()
  const spaces = gaps.map((gap) => Math.round(gap * (length - gaps.length) * 10) / 10)
  return `0 ${spaces.join(' 1 ')} 1 0`
}
