import { type Draw, decadeWords, dot, logScale } from './drawing.ts'

/** Ratio paper ruled both ways: powers are straight, and a path of steps keeps to the rules. */
export const drawLattice: Draw = (random, width, height) => {
  const [left, top, foot] = [Math.round(width * 0.06), 24, height - 32]
  // A point at the last rule is drawn whole.
  const x = (u: number) => Math.round(left + u * (width - left - 18))
  const y = (u: number) => Math.round(foot - u * (foot - top))
  const rules = logScale(2)
  const grid = rules.map((u) => `M${x(u)} ${top}V${foot}M${left} ${y(u)}H${width}`)
  const products = rules.slice(3).map((u) => `M${x(0)} ${y(u)}L${x(u)} ${y(0)}`)
  const upper = rules.slice(1, 18).map((u) => `M${x(u)} ${y(1)}L${x(1)} ${y(u)}`)
  const steps: [number, number][] = [[0, 0]]
  let [column, row] = [0, 0]
  while (column < 18 && row < 18) {
    if (column <= row && random() < 0.8) column += 1 + Math.floor(random() * 2)
    else row += 1 + Math.floor(random() * 2)
    steps.push([Math.min(column, 18), Math.min(row, 18)])
  }
  const at = ([c, r]: [number, number]) => ({ x: x(rules[c] as number), y: y(rules[r] as number) })
  const path = steps.map((step, i) => (i ? `L${at(step).x} ${at(step).y}` : `M${at(step).x} ${at(step).y}`))
  const squares = steps.filter((_, i) => i % 3 === 1).map((step) => `M${at(step).x - 5} ${at(step).y - 5}h10v10h-10z`)
  const last = at(steps.at(-1) as [number, number])
  return {
    grid: grid.join(''),
    faint: [...products, ...upper].join(''),
    strong: squares.join(''),
    line: path.join(''),
    marks: dot(at([0, 0]).x, at([0, 0]).y),
    end: dot(last.x, last.y),
    labels: [0, 1, 2].map((i) => [x(i / 2) + (i === 2 ? -12 : 16), foot + 20, decadeWords[i] as string]),
  }
}
