/**
 * A smooth path along a curve that is known as a function: `pieces` stretches of equal width, each of which leaves
 * and arrives in the direction of the curve. A few pieces draw what a polyline needs hundreds of points for.
 */
export function smoothLine(y: (x: number) => number, from: number, to: number, pieces: number, digits = 0): string {
  const print = (value: number) => Number(value.toFixed(digits))
  const reach = (to - from) / pieces / 3
  const slope = (x: number) => (y(x + 0.5) - y(x - 0.5)) * reach
  const point = (x: number, lean = 0) => `${print(x + lean * reach)} ${print(y(x) + lean * slope(x))}`
  const ends = Array.from({ length: pieces }, (_, piece) => from + (piece + 1) * 3 * reach)
  return `M${point(from)}C${point(from, 1)} ${ends.map((x) => `${point(x, -1)} ${point(x)}`).join('S')}`
}
