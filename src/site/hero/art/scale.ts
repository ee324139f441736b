import { type Draw, type Drawing, decadeWords, dot, logScale } from './drawing.ts'

/** The finer ticks of one decade: tenths up to 2, fifths up to 5, halves up to 10. */
const fine = [0.1, 0.2, 0.5].flatMap((step, i) => {
  const [from, to] = [
    [1, 2],
    [2, 5],
    [5, 10],
  ][i] as [number, number]
  return Array.from({ length: Math.round((to - from) / step) }, (_, n) => Math.log10(from + n * step))
})

/** A slide rule: fixed and sliding strips of one, two and three decades, and the cursor that reads across them. */
export const drawScale: Draw = (random, width, height) => {
  const band = height / 7
  const shift = Math.round(width * (0.1 + random() * 0.14))
  const strips = [
    { decades: 3, offset: 0, flip: false },
    { decades: 2, offset: 0, flip: true },
    { decades: 2, offset: shift, flip: false },
    { decades: 1, offset: shift, flip: true },
    { decades: 1, offset: 0, flip: false },
  ]
  const left = Math.round(width * 0.05)
  const strip = ({ decades, offset, flip }: (typeof strips)[number], i: number) => {
    const y = Math.round(band * (1.35 + i) - (i % 2 ? 6 : 0))
    const positions = decades === 1 ? fine : logScale(decades)
    const lengthOf = (n: number) => {
      const major = decades === 1 ? n === 0 || n === 10 || n === 25 : n % 9 === 0
      return (major ? 30 : n % 5 ? 11 : 18) * (flip ? -1 : 1)
    }
    const ticks = positions
      .map((u, n) => ({ x: Math.round(left + offset + u * (width - left - 8)), length: lengthOf(n) }))
      .filter((tick) => tick.x <= width)
    // From the foot of one tick to that of the next: distances repeat, places do not, and the page is sent with fewer bytes.
    const paths = ticks.map(({ x, length }, n) => {
      const before = ticks[n - 1]
      return `${before ? `m${x - before.x} ${-before.length}` : `M${x} ${y}`}v${length}`
    })
    return `M${left + offset} ${y}H${width}${paths.join('')}`
  }
  const x = (u: number) => Math.round(left + u * (width - left - (u < 1 ? 0 : 12)))
  const cursor = Math.round(width * (0.52 + random() * 0.24))
  const [head, tail] = [Math.round(band * 0.5), Math.round(band * 6.5)]
  const edges = [0.9, 2.9, 4.9, 6.1].map((n) => `M0 ${Math.round(band * n)}H${width}`)
  return {
    grid: edges.join(''),
    faint: [-26, 26].map((side) => `M${cursor + side} ${head}V${tail}`).join(''),
    strong: strips.map(strip).join(''),
    line: `M${cursor} ${head}V${tail}M${cursor - 26} ${head}h52M${cursor - 26} ${tail}h52`,
    marks: dot(cursor, head) + dot(cursor, tail),
    end: dot(cursor, band * 4.35 - 6),
    // None where the cursor stands on it.
    labels: decadeWords
      .map((words, i): Drawing['labels'][number] => [i ? x(i / 3) : left + 14, Math.round(band * 1.35) - 8, words])
      .filter(([at]) => Math.abs(at - cursor) > 44),
  }
}
