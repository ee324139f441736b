import type { Facts } from '../facts.ts'

/**
 * The address as a link inside the site: a path or fragment as it is, a complete address of the own domain as its path.
 * Undefined for anything that leads elsewhere.
 */
export function addressOnSite(address: string, { records }: Facts): string | undefined {
  if (/^[/#]/.test(address)) return address
  const baseUrl = records('site')[0]?.fields.baseUrl
  if (!baseUrl || !address.toLowerCase().startsWith(baseUrl.toLowerCase())) return undefined
  const rest = address.slice(baseUrl.length)
  if (rest === '' || /^[?#]/.test(rest)) return `/${rest}`
  return rest.startsWith('/') ? rest : undefined
}
