import { type Draw, decadeWords, dot, logScale } from './drawing.ts'

/** An alignment chart: four ruled scales, index lines through one pivot, one of them drawn. */
export const drawNomogram: Draw = (random, width, height) => {
  const [top, foot] = [24, height - 24]
  const xs = [0.12, 0.38, 0.64, 0.92].map((x, i) => Math.round(width * (x + (i % 3 ? (random() - 0.5) * 0.08 : 0))))
  const scales = xs.map((x, i) => ({ x, up: i % 2 === 0, ticks: logScale(i === 1 ? 3 : 2) }))
  const place = (u: number, up: boolean) => Math.round(up ? foot - u * (foot - top) : top + u * (foot - top))
  const strong = scales.map(({ x, up, ticks }) => {
    const marks = ticks.map((u, i) => `M${x} ${place(u, up)}h${(i % 9 ? 7 : 16) * (up ? -1 : 1)}`)
    return `M${x} ${top}V${foot}${marks.join('')}`
  })

  const pivot = { x: xs[1] as number, y: height * (0.42 + random() * 0.2) }
  const first = xs[0] as number
  const through = (y: number) => (x: number) => Math.round(y + ((pivot.y - y) / (pivot.x - first)) * (x - first))
  const starts = logScale(2).map((u) => place(u, true))
  const rays = starts.map((y) => `M${first} ${y}L${width} ${through(y)(width)}`)
  const chosen = through(place(0.16 + random() * 0.14, true))
  return {
    grid: [0, 1, 2, 3, 4].map((i) => `M0 ${Math.round(top + (i * (foot - top)) / 4)}H${width}`).join(''),
    faint: rays.join(''),
    strong: strong.join(''),
    line: `M${first} ${chosen(first)}L${width} ${chosen(width)}`,
    marks: xs
      .filter((x) => x !== pivot.x)
      .map((x) => dot(x, chosen(x)))
      .join(''),
    end: dot(pivot.x, pivot.y),
    labels: [0, 1, 2].map((i) => [
      (xs[0] as number) - 22,
      place(i / 2, true) + (i === 2 ? 12 : -6),
      decadeWords[i] as string,
    ]),
  }
}
