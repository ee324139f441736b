import { type Draw, decade, dot, loop } from './drawing.ts'

/** Level lines of one hill, at logarithmic heights: far apart on the plain, crowded at the summit. */
export const drawContour: Draw = (random, width, height) => {
  const summit = { x: width * (0.66 + random() * 0.08), y: height * (0.36 + random() * 0.12) }
  const base = { x: width * 0.6, y: height * 0.52 }
  const [a, b, c, d] = [random() * 6.3, random() * 6.3, 0.16 + random() * 0.12, 0.08 + random() * 0.08] as [
    number,
    number,
    number,
    number,
  ]
  const level = (u: number) => {
    const size = (1 - u) ** 1.15 * width * 0.56 + 8
    return Array.from({ length: 9 }, (_, i) => {
      const angle = (i / 9) * 2 * Math.PI
      const rough = 1 + (1 - u) * (c * Math.cos(2 * angle + a) + d * Math.cos(3 * angle + b))
      const mix = u ** 0.8
      const x = base.x + (summit.x - base.x) * mix + size * rough * Math.cos(angle)
      const y = base.y + (summit.y - base.y) * mix + size * rough * 0.72 * Math.sin(angle)
      return [x, y] as const
    })
  }
  const levels = [0, 0.12, 0.22, 0.301, 0.39, 0.477, 0.54, 0.602, 0.699, 0.778, 0.845, 0.903, 0.954]
  const index = 6 + Math.floor(random() * 2)
  const grid = decade.map((u) => `M${Math.round(u * width)} 0V${height}M0 ${Math.round((1 - u) * height)}H${width}`)
  return {
    grid: grid.join(''),
    faint: levels
      .filter((_, i) => i % 4 && i !== index)
      .map((u) => loop(level(u)))
      .join(''),
    strong: levels
      .filter((_, i) => i % 4 === 0 && i !== index)
      .map((u) => loop(level(u)))
      .join(''),
    line: loop(level(levels[index] as number)),
    marks: '',
    end: dot(summit.x, summit.y),
    labels: [],
  }
}
