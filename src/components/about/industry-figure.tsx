import type { Gradient } from '#src/schemas/shared.ts'

const width = 240
const height = 140
const count = (length: number) => Array.from({ length }, (_, index) => index)
const r = (value: number) => Math.round(value * 10) / 10

/** A line through 33 points across the drawing; `shape` turns a share of the width into a share of the height. */
function line(shape: (across: number) => number): string {
  return `M${count(33)
    .map((step) => `${r((step / 32) * width)} ${r(height - shape(step / 32) * height)}`)
    .join('L')}`
}

const growth = (across: number, rate: number) => (rate === 0 ? across : Math.expm1(rate * across) / Math.expm1(rate))
const beat = [0, 0, 0.04, 0, 0, -0.08, 0.34, -0.16, 0, 0, 0.07, 0]
const logStops = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(Math.log10)

/** From a straight line to a steep curve. */
const fan = () =>
  count(8)
    .map((rate) => line((across) => growth(across, rate)))
    .join('')

/** A pulse, five times over. */
const pulses = () =>
  count(5)
    .map((row) =>
      line((across) => 0.1 + row * 0.16 + (beat[Math.round(across * 32) % beat.length] ?? 0) * (0.35 + row * 0.1)),
    )
    .join('')

/** Trading days: a range with its opening and closing price. */
const candles = () =>
  count(14)
    .map((day) => {
      const x = r(8 + day * 17.2)
      const middle = 108 - day * 5.6 - Math.sin(day * 1.7) * 14
      const body = 6 + Math.abs(Math.cos(day * 2.3)) * 14
      return `M${x} ${r(middle - body - 8)}V${r(middle - body)}h4v${r(body * 2)}h-8v${r(-body * 2)}h4M${x} ${r(middle + body)}v8`
    })
    .join('')

/** Staircases, each starting where the last one has got to. */
const stairs = () =>
  count(5)
    .map(
      (flight) =>
        `M0 ${height - flight * 12}${count(6 - flight)
          .map(() => 'h40v-20')
          .join('')}H${width}`,
    )
    .join('')

/** A year of trade that peaks in its last quarter, year after year. */
const seasons = () =>
  count(6)
    .map((year) =>
      line(
        (across) => 0.04 + (0.1 + year * 0.15) * (0.5 + 0.5 * Math.sin(across * 15 - 2)) ** 2 * (0.4 + across * 0.6),
      ),
    )
    .join('')

/** Circles of growing reach that share one point. */
const circles = () =>
  count(8)
    .map((ring) => {
      const radius = 7 + ring * 8.5
      return `M${width - 2 * radius} ${height - radius}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`
    })
    .join('')

/** Load against generation, hour by hour. */
const waves = () =>
  count(9)
    .map((shift) => line((across) => 0.5 + Math.sin(across * 7 + shift * 0.28) * (0.44 - shift * 0.045)))
    .join('')

/** A colonnade whose bays follow a logarithmic rule. */
const columns = () =>
  `${logStops.map((stop) => `M${r(stop * width)} 34V${height}`).join('')}M0 34H${width}M0 22H${width}M0 10H${width}M0 ${height}H${width}`

const figures: Record<string, string> = {
  technology: fan(),
  healthcare: pulses(),
  'financial-services': candles(),
  manufacturing: stairs(),
  retail: seasons(),
  'professional-services': circles(),
  energy: waves(),
  government: columns(),
}

/** A small drawing for an industry; one it does not know gets the fan of curves. */
export function IndustryFigure({ id, gradient }: { id: string; gradient: Gradient }) {
  return (
    <svg viewBox={`-1 -1 ${width + 2} ${height + 2}`} className="industry-figure" data-gradient={gradient} aria-hidden="true">
      <path d={figures[id] ?? figures.technology} fill="none" stroke="currentColor" />
    </svg>
  )
}
