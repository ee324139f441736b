import { type Draw, decade, dot } from './drawing.ts'

/** A circular slide rule: rings at logarithmic radii, ruled all around, read off along one radius. */
export const drawRings: Draw = (random, width, height) => {
  const [cx, cy] = [Math.round(width * 0.62), Math.round(height * 0.52)]
  const outer = height * 0.86
  const polar = (r: number, turn: number) =>
    `${Math.round(cx + r * Math.sin(turn * 2 * Math.PI))} ${Math.round(cy - r * Math.cos(turn * 2 * Math.PI))}`
  const ring = (r: number) => `M${cx - Math.round(r)} ${cy}a${Math.round(r)} ${Math.round(r)} 0 1 1 0 1`
  const radii = decade.map((u) => outer * (0.16 + 0.84 * u))
  const ticks = (r: number, turn: number, length: number) =>
    [0, 0.5].flatMap((half) =>
      decade.slice(0, 9).map((u, i) => {
        const at = turn + half + u / 2
        return `M${polar(r, at)}L${polar(r + length * (i ? 1 : 2), at)}`
      }),
    )
  const arc = (r: number, from: number, to: number) =>
    `M${polar(r, from)}A${Math.round(r)} ${Math.round(r)} 0 ${to - from > 0.5 ? 1 : 0} 1 ${polar(r, to)}`
  const [first, second] = [radii[2] as number, radii[5] as number]
  const read = 0.06 + random() * 0.16
  const swept = read + 0.2 + random() * 0.5
  return {
    grid:
      `M0 ${cy}H${width}M${cx} 0V${height}` +
      decade
        .slice(1, 9)
        .map((u) => `M${cx} ${cy}L${polar(outer * 1.2, u)}`)
        .join(''),
    faint: radii.map(ring).join(''),
    strong: [...ticks(first, random(), 8), ...ticks(second, random(), 12)].join('') + ring(first) + ring(second),
    line: `M${cx} ${cy}L${polar(outer * 1.1, read)}${arc(radii[3 + Math.floor(random() * 3)] as number, read, swept)}`,
    marks: [first, second, radii[8] as number].map((r) => `M${polar(r, read)}h0`).join(''),
    end: dot(cx, cy),
    labels: [],
  }
}
