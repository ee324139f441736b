import { limits } from './limits.ts'

const { min, max } = limits.message
const decades = Math.log10(max)

/** Where a count stands on the scale, in per cent: 1 at the left edge, the maximum at the right one. */
function position(count: number): number {
  return Math.min(Math.log10(Math.max(count, 1)) / decades, 1) * 100
}

const ticks = [1, 10, 100].flatMap((decade) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => decade * step)).concat(max)

/** The length of the message on a logarithmic rule. Decorative: the count stands beside it in figures. */
export function MessageRule({ count }: { count: number }) {
  const state = count > max ? 'over' : count >= min ? 'enough' : undefined
  return (
    <svg className="message-rule" aria-hidden="true" data-state={state}>
      <rect className="message-length" width={`${position(count)}%`} height="3" />
      {ticks.map((tick) => (
        <rect
          key={tick}
          x={`${position(tick) * 0.998}%`}
          width="1"
          height={Number.isInteger(Math.log10(tick)) ? 12 : 6}
        />
      ))}
    </svg>
  )
}
