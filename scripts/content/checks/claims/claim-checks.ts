import { suggest } from '../../fields/suggest.ts'
import { meantWords } from '../../model/fix.ts'
import type { Checks } from '../check.ts'
import { eachMention, eachRecord } from '../each.ts'
import { namedInBroken } from '../named-in-broken.ts'
import { claimFigures } from './figures.ts'

/** What finds the rules about figures of the register. */
export const claimChecks: Checks = {
  'unknown-claim': eachMention('claim', ({ ref: { value } }, facts) => {
    const lists = facts.of('claims')
    if (lists.some(({ ids }) => ids.includes(value)) || namedInBroken(lists, value, facts)) return
    const meant = suggest(
      value,
      lists.flatMap(({ ids }) => ids),
    )
    const hint = meant
      ? `Did you mean "${meant}"?`
      : 'Add it to content/site/claims.json, or use the id of a claim that is there.'
    return { message: `There is no claim "${value}".`, hint, fixes: meantWords(value, meant) }
  }),
  'claim-figure': claimFigures,
  'claim-source': eachRecord('claims', ({ fields: { id, source, illustrative } }) => {
    if (source || illustrative) return
    const message = `The claim "${id}" has no source, but is not marked as illustrative.`
    return { field: 'id', message, hint: 'Add `source`, or write `"illustrative": true`.' }
  }),
  'claim-scope': eachRecord('claims', ({ fields: { id, label, value, scope } }, { records }) => {
    const named = ({ fields }: { fields: { label: string } }) => fields.label.toLowerCase() === label.toLowerCase()
    const other = records('claims').find((claim) => named(claim) && claim.fields.value !== value)?.fields
    if (!other || scope) return
    const message = `The claims "${id}" (${value}) and "${other.id}" (${other.value}) share the label "${label}", and this one has no scope.`
    return { field: 'id', message, hint: 'Add `scope`: what exactly is counted.' }
  }),
  'claim-review': eachRecord('claims', ({ fields: { id, reviewBy, owner } }, { today }) => {
    if (reviewBy >= today) return
    const message = `The claim "${id}" was to be reviewed by ${reviewBy}.`
    return { field: 'reviewBy', message, hint: `Ask ${owner} whether the figure still holds, then set a new date.` }
  }),
}
