import { smoothLine } from '#src/lib/smooth-line.ts'

/** Strokes of a drawing in a space of 480 by 280: one path, or the same one several times under different transforms. */
export interface Figure {
  path: string
  transforms?: readonly string[]
}

const width = 480
const height = 280
const each = (length: number, draw: (index: number) => string) =>
  Array.from({ length }, (_, index) => draw(index)).join('')

/** Draws a path several times at different heights: `share` of its full height, standing on `base`. */
const stretched = (shares: readonly number[], base: (share: number) => number) =>
  shares.map((share) => `matrix(1 0 0 ${share} 0 ${Math.round(base(share))})`)

/** From a straight line to a steep curve. */
function fan(): Figure {
  const curve = (rate: number) => (x: number) => height - (height * Math.expm1((rate * x) / width)) / Math.expm1(rate)
  return { path: each(7, (index) => smoothLine(curve(index + 0.01), 0, width, 3)) }
}

/** One pulse in five records. */
function pulses(): Figure {
  const beat = 'l12-5 12 5h26l12 12 14-54 14 66 12-24h28l12-8 12 8h16'
  return {
    path: `M0 0${beat.repeat(3)}`,
    transforms: stretched([1.6, 1.35, 1.1, 0.85, 0.6], (share) => 340 - share * 156),
  }
}

/** Trading days: a range with its opening and closing price. */
function candles(): Figure {
  return {
    path: each(14, (day) => {
      const middle = Math.round(216 - day * 11 - Math.sin(day * 1.7) * 28)
      const body = Math.round(12 + Math.abs(Math.cos(day * 2.3)) * 28)
      return `M${day * 35 + 10} ${middle - body - 16}v16h8v${body * 2}h-16v${-body * 2}h8m0 ${body * 2}v16`
    }),
  }
}

/** Staircases, each starting where the last one has got to. */
function stairs(): Figure {
  return { path: each(5, (flight) => `M0 ${height - flight * 24}${'h80v-40'.repeat(6 - flight)}H${width}`) }
}

/** A year of trade that peaks in its last quarter, year after year. */
function seasons(): Figure {
  const peaks = (x: number) => -270 * Math.sin(x / 63 - 0.6) ** 4 * (0.35 + x / 740)
  return {
    path: smoothLine(peaks, 0, width, 20),
    transforms: stretched([1, 0.8, 0.6, 0.42, 0.26, 0.12], () => height - 1),
  }
}

/** Six practices in a row, each half as large again as the one before, with what it has learned inside. */
function circles(): Figure {
  const circle = (x: number, radius: number) =>
    `M${x} ${height}a${radius} ${radius} 0 0 0 0-${radius * 2}a${radius} ${radius} 0 0 0 0 ${radius * 2}`
  let right = 0
  return {
    path: [12, 17, 26, 38, 58, 88]
      .map((radius) => {
        right += 2 * radius
        return circle(right - radius, radius) + circle(right - radius, Math.round(radius * 0.6))
      })
      .join(''),
  }
}

/** A load that swings between its two limits. */
function waves(): Figure {
  const shares = [1, 0.82, 0.6, 0.36, 0.12, -0.12, -0.36, -0.6, -0.82, -1]
  const swing = (x: number) => -130 * Math.sin(x / 76.4)
  return { path: smoothLine(swing, 0, width, 8), transforms: stretched(shares, () => height / 2) }
}

/** A colonnade whose bays follow a logarithmic rule. */
function columns(): Figure {
  const bays = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((bay) => `M${Math.round(Math.log10(bay) * width)} 68V${height}`)
  return { path: `${bays.join('')}M0 68H${width}M0 44H${width}M0 20H${width}M0 ${height}H${width}` }
}

const figures: Record<string, () => Figure> = {
  technology: fan,
  healthcare: pulses,
  'financial-services': candles,
  manufacturing: stairs,
  retail: seasons,
  'professional-services': circles,
  energy: waves,
  government: columns,
}

/** The drawing of an industry; one it does not know gets the fan of curves. */
export function industryFigure(id: string): Figure {
  return (figures[id] ?? fan)()
}
