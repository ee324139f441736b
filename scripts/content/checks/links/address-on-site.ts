import type { Facts } from '../../model/facts.ts'

/** A complete address without its protocol and the `www.` that a host may begin with. */
const bare = (address: string) => address.replace(/^https?:\/\/(?:www\.)?/i, '')

/**
 * The address as a link inside the site: a path or fragment as it is, a complete address of the own domain, with or
 * without `www.`, as its path. Undefined for anything that leads elsewhere.
 */
export function addressOnSite(address: string, { records }: Pick<Facts, 'records'>): string | undefined {
  if (/^[/#]/.test(address)) return address
  const home = bare(records('site')[0]?.fields.baseUrl ?? '')
  const place = bare(address)
  if (!home || place === address || !place.toLowerCase().startsWith(home.toLowerCase())) return undefined
  const rest = place.slice(home.length)
  if (rest === '' || /^[?#]/.test(rest)) return `/${rest}`
  return rest.startsWith('/') ? rest : undefined
}
