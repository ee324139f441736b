const width = 480
const height = 280
const count = (length: number) => Array.from({ length }, (_, index) => index)
const each = (length: number, draw: (index: number) => string) => count(length).map(draw).join('')

/**
 * A smooth line across the drawing; `shape` turns a share of the width into a share of the height.
 * Every piece leaves its end in the direction of the shape there, which keeps the path short.
 */
function line(shape: (across: number) => number, pieces = 8): string {
  const step = 1 / pieces
  const y = (across: number) => Math.round(height - shape(across) * height)
  const rise = (across: number) => ((shape(across + 1e-4) - shape(across - 1e-4)) / 2e-4) * (step / 3)
  const point = (across: number, lift = 0, shift = 0) =>
    `${Math.round((across + shift) * width)} ${Math.round(height - (shape(across) + lift) * height)}`
  const first = `M0 ${y(0)}C${point(0, rise(0), step / 3)} `
  return (
    first +
    count(pieces)
      .map((piece) => {
        const end = (piece + 1) * step
        return `${piece === 0 ? '' : 'S'}${point(end, -rise(end), -step / 3)} ${point(end)}`
      })
      .join('')
  )
}

/** From a straight line to a steep curve. */
function fan(): string {
  return each(8, (rate) => line((across) => (rate === 0 ? across : Math.expm1(rate * across) / Math.expm1(rate))))
}

const beat = [0, 0, 4, 0, 0, -9, 36, -16, 0, 0, 8, 0]

/** One pulse in five records, each stronger than the one below. */
function pulses(): string {
  return each(5, (row) => {
    const points = count(33).map((step) => {
      const lift = (beat[step % beat.length] ?? 0) * (0.9 + row * 0.3)
      return `${step * 15} ${Math.round(height - 24 - row * 46 - lift)}`
    })
    return `M${points.join('L')}`
  })
}

/** Trading days: a range with its opening and closing price. */
function candles(): string {
  return each(14, (day) => {
    const middle = 216 - day * 11 - Math.sin(day * 1.7) * 28
    const body = Math.round(12 + Math.abs(Math.cos(day * 2.3)) * 28)
    return `M${day * 36 + 6} ${Math.round(middle) - body - 16}v16h8v${body * 2}h-16v${-body * 2}h8m0 ${body * 2}v16`
  })
}

/** Staircases, each starting where the last one has got to. */
function stairs(): string {
  return each(5, (flight) => `M0 ${height - flight * 24}${'h80v-40'.repeat(6 - flight)}H${width}`)
}

/** A year of trade that peaks in its last quarter, year after year. */
function seasons(): string {
  return each(6, (year) =>
    line((across) => 0.02 + (0.12 + year * 0.16) * Math.sin(across * 7.6 - 0.6) ** 4 * (0.35 + across * 0.65), 18),
  )
}

const circle = (left: number, radius: number) =>
  `M${left} ${height - radius}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`

/** Six practices in a row, each half as large again as the one before, with what it has learned inside. */
function circles(): string {
  let left = 0
  return [12, 17, 26, 38, 58, 88]
    .map((radius) => {
      const rings = [1, 0.72, 0.42].map((share) =>
        circle(Math.round(left + radius * (1 - share)), Math.round(radius * share)),
      )
      left += 2 * radius
      return rings.join('')
    })
    .join('')
}

/** Load against generation, hour by hour. */
function waves(): string {
  return each(9, (shift) => line((across) => 0.5 + Math.sin(across * 7 + shift * 0.28) * (0.46 - shift * 0.045), 10))
}

/** A colonnade whose bays follow a logarithmic rule. */
function columns(): string {
  const bays = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((bay) => `M${Math.round(Math.log10(bay) * width)} 68V${height}`)
  return `${bays.join('')}M0 68H${width}M0 44H${width}M0 20H${width}M0 ${height}H${width}`
}

const figures: Record<string, () => string> = {
  technology: fan,
  healthcare: pulses,
  'financial-services': candles,
  manufacturing: stairs,
  retail: seasons,
  'professional-services': circles,
  energy: waves,
  government: columns,
}

/** The drawing of an industry, as a path in a space of 480 by 280; one it does not know gets the fan of curves. */
export function figurePath(id: string): string {
  return (figures[id] ?? fan)()
}
