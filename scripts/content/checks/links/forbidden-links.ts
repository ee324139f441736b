import * as routes from '#src/lib/routes.ts'
import type { Check } from '../check.ts'
import { addressOnSite } from './address-on-site.ts'

const unused = ['ai-transformation', 'operations-optimization', 'organizational-design', 'analytics-intelligence'].map(
  (name) => `${routes.servicesPage}/${name}`,
)
const signIn = ['/login', '/signin']

/** Addresses that must not be linked: there are no accounts, and four service records carry addresses without a page. */
export const forbiddenLinks: Check = (facts) =>
  facts.mentions('link').flatMap(({ result: { file, collection }, ref: { value, line, column, endColumn, field } }) => {
    const path = (addressOnSite(value, facts) ?? value).replace(/[?#].*$/, '')
    const record = collection === 'services' && field === 'href'
    const isUnused = unused.includes(path) && !record
    if (!(isUnused || signIn.includes(path))) return []
    const message = isUnused
      ? `The address ${path} has no page and must not be linked.`
      : `The site has no accounts, so nothing can lead to ${path}.`
    const hint = isUnused ? `Link to ${path.replace(/\/(?=[^/]*$)/, '#')}.` : 'Remove the link.'
    return [{ severity: 'error', rule: 'forbidden-link', file, line, column, endColumn, field, message, hint }]
  })

/** Whether another rule already speaks about the address. */
export function isForbidden(path: string): boolean {
  return unused.includes(path) || signIn.includes(path)
}
