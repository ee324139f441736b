import { formatNumber } from '#src/lib/numbers.ts'

export interface CountedNumber {
  value: number
  prefix?: string | undefined
  suffix?: string | undefined
  decimals?: number | undefined
}

/** The number a counter ends at, as readers see it. */
export function finalNumber({ value, prefix = '', suffix = '', decimals = 0 }: CountedNumber): string {
  return prefix + formatNumber(value, decimals) + suffix
}
