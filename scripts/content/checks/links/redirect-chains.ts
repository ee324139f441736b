import type { Facts, Recorded } from '../../model/facts.ts'
import type { Check } from '../check.ts'
import { eachRecord, type Said } from '../each.ts'
import { addressOnSite } from './address-on-site.ts'

type Redirect = Recorded<'redirects'>

const pathOf = (address: string, facts: Facts) => addressOnSite(address, facts)?.replace(/[?#].*$/, '')

/** Redirects arrive: none leads back to itself, and none leads by others to an address that does not exist. */
export const redirectChains: Check = (facts) => {
  const byPath = new Map(facts.records('redirects').map((redirect) => [redirect.fields.from, redirect]))
  return eachRecord('redirects', (redirect) => wrongIn(stepsFrom(redirect, byPath, facts), facts))(facts)
}

/** The addresses a visitor is sent to one after the other, up to the first one twice or the last one. */
function stepsFrom(start: Redirect, byPath: ReadonlyMap<string, Redirect>, facts: Facts): string[] {
  const steps = [start.fields.from]
  let next: Redirect | undefined = start
  while (next) {
    const path = pathOf(next.fields.to, facts)
    if (path === undefined) break
    steps.push(path)
    if (steps.indexOf(path) < steps.length - 1) break
    next = byPath.get(path)
  }
  return steps
}

function wrongIn(steps: readonly string[], facts: Facts): Said | undefined {
  const [from = ''] = steps
  const end = steps.at(-1) ?? ''
  const way = steps.join(' → ')
  if (steps.indexOf(end) < steps.length - 1) {
    const message = `The redirect never arrives: ${way}.`
    return { field: 'to', message, hint: `Lead ${from} to a page.` }
  }
  // Where a redirect leads to directly, the links rule looks at.
  if (steps.length <= 2 || facts.urls.has(end) || facts.publicFiles.has(end)) return undefined
  const message = `The redirect leads to nothing: ${way}, which does not exist.`
  return { field: 'to', message, hint: `Lead ${from} to a page.` }
}
