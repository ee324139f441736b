import { type Draw, decadeWords, dot, logScale, plot } from './drawing.ts'

/**
 * One growth on ever straighter axes: y = (e^ku - 1) / (e^k - 1) goes from a cliff to the diagonal as k goes to zero.
 * All curves share their ends; the copper line is the limit, and runs on.
 */
export const drawCurve: Draw = (random, width, height) => {
  const [left, foot, top] = [Math.round(width * 0.06), height - 34, 30]
  const y = (u: number) => foot - u * (foot - top)
  const rules = logScale(3)
  const grid = rules.map((u) => `M${left} ${Math.round(y(u))}H${width}`).join('')
  const columns = 8 + Math.floor(random() * 5)
  const uprights = Array.from(
    { length: columns + 1 },
    (_, i) => `M${Math.round(left + (i * (width - left)) / columns)} ${top}V${foot}`,
  )

  const start = { x: left + width * 0.02, u: 0.04 + random() * 0.08 }
  const end = { x: width * (0.72 + random() * 0.16), u: 0.62 + random() * 0.24 }
  const straight = (x: number) => start.u + ((x - start.x) / (end.x - start.x)) * (end.u - start.u)
  const steepest = 5 + random() * 3
  const above = Math.floor(random() * 6)
  const bent = (k: number) => (x: number) => {
    const t = (x - start.x) / (end.x - start.x)
    return y(start.u + ((Math.exp(k * t) - 1) / (Math.exp(k) - 1)) * (end.u - start.u))
  }
  const bends = Array.from({ length: 12 }, (_, i) => steepest * 0.76 ** i).concat(
    Array.from({ length: above }, (_, i) => -0.6 * 1.5 ** i),
  )
  const family = bends.map((k) => plot(bent(k), start.x, end.x, Math.abs(k) > 2 ? 4 : 2))
  const steps = [0.12, 0.3, 0.48, 0.66, 0.84].map((t) => start.x + t * (end.x - start.x))
  return {
    grid: grid + uprights.join(''),
    faint: family.join(''),
    line: `M${Math.round(start.x)} ${Math.round(y(start.u))}L${width} ${Math.round(y(straight(width)))}`,
    marks: steps.map((x) => dot(x, y(straight(x)))).join(''),
    end: dot(end.x, y(end.u)),
    labels: decadeWords.map((words, i) => [width - 12, Math.round(y(i / 3)) - 6, words]),
  }
}
