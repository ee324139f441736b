import { type CountedNumber, finalNumber } from './final-number.ts'

export interface CountUpProps extends CountedNumber {
  /** Seconds. */
  duration?: number | undefined
  /** Counts in this many equal increments instead of gliding. */
  steps?: number | undefined
}

/**
 * A number that counts up once when it comes into view.
 *
 * The final number is in the HTML. Screen readers only ever meet that one; what moves is a hidden copy of it, which carries
 * what `countUp` needs, and which alone is copied along with the words around it.
 */
export function CountUp(props: CountUpProps) {
  const { value, prefix = '', suffix = '', decimals = 0, duration = 2, steps } = props
  const final = finalNumber(props)
  return (
    <span className="whitespace-nowrap">
      <span className="sr-only select-none">{final}</span>
      <span aria-hidden="true" className="count" data-final={final}>
        <span
          data-behavior="count-up"
          data-value={value}
          data-prefix={prefix}
          data-suffix={suffix}
          data-decimals={decimals}
          data-duration={duration}
          data-steps={steps}
        >
          {final}
        </span>
      </span>
    </span>
  )
}
