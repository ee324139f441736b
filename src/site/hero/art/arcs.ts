import { type Draw, dot, logScale } from './drawing.ts'

/** Who answers to whom: half circles over a logarithmic line, all of them meeting in one point. */
export const drawArcs: Draw = (random, width, height) => {
  const foot = Math.round(height * 0.8)
  const left = Math.round(width * 0.1)
  const x = (u: number) => Math.round(left + u * width * 0.84)
  const nodes = logScale(2)
  const root = nodes[Math.floor(random() * 4)] as number
  const arc = (from: number, to: number, over = 1) => {
    const r = Math.ceil(Math.abs(x(to) - x(from)) / 2)
    return `M${x(from)} ${foot}A${r} ${Math.round(r * (over ? 1.04 : 1))} 0 0 ${over} ${x(to)} ${foot}`
  }
  const from = nodes.filter((u) => u > root)
  const chosen = from[4 + Math.floor(random() * 7)] as number
  const under = from.slice(0, -1).filter((_, i) => random() < 0.55 || i === 0)
  return {
    grid: `M0 ${foot}H${width}${nodes
      .filter((_, i) => i % 3 === 0)
      .map((u) => `M${x(u)} 20V${height}`)
      .join('')}`,
    faint: from
      .filter((u) => u !== chosen)
      .map((u) => arc(root, u))
      .join(''),
    strong:
      under.map((u) => arc(u, from[from.indexOf(u) + 1] ?? 1, 0)).join('') +
      nodes.map((u) => `M${x(u)} ${foot - 5}v10`).join(''),
    line: arc(root, chosen),
    marks: dot(x(chosen), foot),
    end: dot(x(root), foot),
    labels: [
      [x(0) - 6, 32, '1'],
      [x(0.5) - 6, 32, '10'],
      [x(1) - 6, 32, '100'],
    ],
  }
}
