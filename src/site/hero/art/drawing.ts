/** One drawing as a few long paths, from the background to the foreground. Coordinates are whole numbers. */
export interface Drawing {
  /** Hairlines of the paper. */
  grid: string
  /** The family of curves, in faint verdigris. */
  faint: string
  /** What stands out of the family, in full verdigris. */
  strong?: string
  /** The one line everything comes down to, in copper. */
  line: string
  /** Small copper points on the line. */
  marks: string
  /** The large copper point the drawing comes down to. */
  end: string
  /** Scale labels: x, y, words. */
  labels: [x: number, y: number, words: string][]
}

/** Draws a family in a box of the given size. The same `random` gives the same drawing. */
export type Draw = (random: () => number, width: number, height: number) => Drawing

/** Positions of 1 to 10 on one decade of a logarithmic scale, from 0 to 1. */
export const decade = Array.from({ length: 10 }, (_, i) => Math.log10(i + 1))

/** The words at the decades. */
export const decadeWords = ['1', '10', '100', '1k']

/** Positions of all rules of a scale of several decades, from 0 to 1. */
export function logScale(decades: number): number[] {
  return Array.from({ length: decades }, (_, d) => decade.slice(0, 9).map((p) => (d + p) / decades))
    .flat()
    .concat(1)
}

/** A point: a line of no length with round ends, so that it stays round however the drawing is stretched. */
export function dot(x: number, y: number): string {
  return `M${Math.round(x)} ${Math.round(y)}h0`
}

/** A smooth curve through a function of x, in a few cubic segments. */
export function plot(f: (x: number) => number, from: number, to: number, segments = 4): string {
  const step = (to - from) / segments
  const slope = (x: number) => f(x + 0.5) - f(x - 0.5)
  const at = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`
  const start = `M${at(from, f(from))}C${at(from + step / 3, f(from) + (slope(from) * step) / 3)} `
  const pieces = Array.from({ length: segments }, (_, i) => {
    const x = from + (i + 1) * step
    return `${i ? 'S' : ''}${at(x - step / 3, f(x) - (slope(x) * step) / 3)} ${at(x, f(x))}`
  })
  return start + pieces.join('')
}

/** A closed smooth curve through points (Catmull-Rom as Béziers). */
export function loop(points: readonly (readonly [number, number])[]): string {
  const n = points.length
  const p = (i: number) => points[(i + n) % n] as readonly [number, number]
  const control = (i: number, side: number) =>
    [0, 1]
      .map((a) => Math.round((p(i)[a] as number) + (side * ((p(i + 1)[a] as number) - (p(i - 1)[a] as number))) / 6))
      .join(' ')
  const end = (i: number) => p(i).map(Math.round).join(' ')
  return `M${end(0)}C${control(0, 1)} ${control(1, -1)} ${end(1)}${Array.from({ length: n - 1 }, (_, i) => `S${control(i + 2, -1)} ${end(i + 2)}`).join('')}`
}
