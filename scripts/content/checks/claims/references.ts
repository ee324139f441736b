import { suggest } from '../../fields/suggest.ts'
import { meantWords } from '../../model/fix.ts'
import type { Check } from '../check.ts'
import { namedInBroken } from '../named-in-broken.ts'

/** Figures that name a claim name one that is in the register. */
export const claimReferences: Check = (facts) => {
  const ids = facts.of('claims').flatMap((claims) => claims.ids)
  return facts.mentions('claim').flatMap(({ result: { file }, ref: { value, line, column, endColumn, field } }) => {
    if (ids.includes(value) || namedInBroken(facts.of('claims'), value, facts)) return []
    const meant = suggest(value, ids)
    const hint = meant
      ? `Did you mean "${meant}"?`
      : 'Add it to content/site/claims.json, or use the id of a claim that is there.'
    return [
      {
        severity: 'error',
        rule: 'unknown-claim',
        file,
        line,
        column,
        endColumn,
        field,
        message: `There is no claim "${value}".`,
        hint,
        fixes: meantWords(value, meant),
      },
    ]
  })
}
