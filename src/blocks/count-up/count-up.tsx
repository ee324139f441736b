import { restOfUnit } from '#src/body/heard.tsx'
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
 * The final number is in the HTML, once, with what `runCountUp` needs.
 */
export function CountUp(props: CountUpProps) {
  const { value, prefix = '', suffix = '', decimals = 0, duration = 2, steps } = props
  return (
    <span
      className="whitespace-nowrap"
      data-behavior="count-up"
      data-value={value}
      data-prefix={prefix}
      data-suffix={suffix}
      data-decimals={decimals}
      data-duration={duration}
      data-steps={steps}
      data-heard={restOfUnit(prefix, suffix)}
    >
      {finalNumber(props)}
    </span>
  )
}
