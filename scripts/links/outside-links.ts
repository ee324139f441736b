import { addressOnSite } from '../content/checks/links/address-on-site.ts'
import type { Facts } from '../content/model/facts.ts'

/** Where a text links to an address. */
export interface LinkedFrom {
  file: string
  line?: number
  /** The field it stands in, when it stands in no body. */
  field?: string
}

/** Every address outside of the site that the content links to, without its fragment, and from where. */
export function outsideLinks(facts: Pick<Facts, 'mentions' | 'records'>): Map<string, LinkedFrom[]> {
  const links = new Map<string, LinkedFrom[]>()
  for (const { result, ref } of facts.mentions('link')) {
    if (!ref.value.startsWith('https://') || addressOnSite(ref.value, facts) !== undefined) continue
    const [address = ''] = ref.value.split('#')
    const from = { file: result.file, ...(ref.line && { line: ref.line }), ...(ref.field && { field: ref.field }) }
    links.set(address, [...(links.get(address) ?? []), from])
  }
  return links
}
