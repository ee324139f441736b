import type { Check } from '../check.ts'

/** The shares of a split are shares of one whole. */
export const focusShares: Check = ({ records }) => {
  const shares = records('industryFocus')
  const sum = shares.reduce((total, { fields }) => total + fields.share, 0)
  if (shares.length === 0 || sum === 100) return []
  const file = shares[0]?.file ?? ''
  return [
    {
      severity: 'error',
      rule: 'focus-shares',
      file,
      line: 1,
      column: 1,
      message: `The shares add up to ${sum}, not to 100.`,
      hint: 'Correct the `share` of one of the industries.',
    },
  ]
}
