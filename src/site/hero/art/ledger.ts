import { type Draw, decadeWords, dot, logScale } from './drawing.ts'

/** A ruled ledger on ratio paper: each row a range, their ends along one straight line. */
export const drawLedger: Draw = (random, width, height) => {
  const [left, top, foot] = [Math.round(width * 0.08), 36, height - 28]
  const x = (u: number) => Math.round(left + u * (width - left - 10))
  const rows = 13
  const y = (row: number) => Math.round(foot - (row * (foot - top)) / (rows - 1))
  const tilt = 0.62 + random() * 0.18
  const line = (row: number) => 0.16 + (tilt * row) / (rows - 1)
  const ranges = Array.from({ length: rows }, (_, row) => {
    const end = line(row) + (random() - 0.5) * 0.09
    return { row, end, start: Math.max(0.02, end * (0.25 + random() * 0.45)) }
  })
  const rules = logScale(3)
  return {
    grid:
      ranges.map(({ row }) => `M${left} ${y(row)}H${width}`).join('') +
      rules.map((u) => `M${x(u)} ${top - 14}V${foot}`).join(''),
    faint: ranges
      .map(({ row, start, end }) => `M${x(start)} ${y(row)}H${x(end)}M${x(start)} ${y(row) - 5}v10`)
      .join(''),
    strong: ranges.map(({ row, end }) => `M${x(end)} ${y(row) - 7}v14`).join(''),
    line: `M${x(line(-0.8))} ${y(-0.8)}L${x(line(rows - 0.2))} ${y(rows - 0.2)}`,
    marks: [0, 4, 8].map((row) => dot(x(line(row)), y(row))).join(''),
    end: dot(x(line(rows - 1)), y(rows - 1)),
    labels: decadeWords.map((words, i) => [x(i / 3) + (i === 3 ? -4 : 16), top - 18, words]),
  }
}
