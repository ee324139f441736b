type Curve = (x: number) => number

const step = 1e-4

function slope(curve: Curve, x: number): number {
  const from = Math.max(0, x - step)
  const to = Math.min(1, x + step)
  return (curve(to) - curve(from)) / (to - from)
}

/** Where the unit square stands in a drawing. Its y axis points up, as on a chart. */
export interface Plot {
  left: number
  floor: number
  width: number
  height: number
}

/** The graph of a function from 0 to 1 as a smooth path of cubic segments. */
export function smoothPath(curve: Curve, segments: number, { left, floor, width, height }: Plot): string {
  const point = (x: number, y: number) => `${Math.round(left + x * width)} ${Math.round(floor - y * height)}`
  const third = 1 / segments / 3
  const parts = Array.from({ length: segments }, (_, index) => {
    const from = index / segments
    const to = (index + 1) / segments
    const start = point(from + third, curve(from) + slope(curve, from) * third)
    const end = point(to - third, curve(to) - slope(curve, to) * third)
    return `C${start} ${end} ${point(to, curve(to))}`
  })
  return `M${point(0, curve(0))}${parts.join('')}`
}
