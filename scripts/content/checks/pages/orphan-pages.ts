import type { BlockName } from '#src/blocks/rows.ts'
import type { CollectionName } from '#src/content/collections.ts'
import type { Page } from '#src/content/schemas/page.ts'
import type { Check } from '../check.ts'
import type { Facts } from '../facts.ts'
import { hasErrors } from '../has-errors.ts'
import { addressOnSite } from '../links/address-on-site.ts'
import type { PageUrl } from '../page-urls.ts'

/** Blocks that link to every entry of a collection. */
const lists: Partial<Record<BlockName, CollectionName>> = { BriefingList: 'articles', CareerExplorer: 'jobs' }

/** Every page can be reached by a link: from the navigation, the footer, another page or a list. */
export const orphanPages: Check = (facts) => {
  // A site without navigation is not put together yet, and a file with errors may hold the link.
  if (!facts.records('navigation')[0]?.fields.primary.length || facts.results.some(hasErrors)) return []
  const linked = linkedAddresses(facts)
  const listed = listedCollections(facts)
  return [...facts.urls.values()].flatMap(([page]) => {
    if (page?.state !== 'open' || page.kind === 'redirect' || needsNoLink(page) || listed.has(page.result.collection))
      return []
    if ([...(linked.get(page.path) ?? [])].some((file) => file !== page.file)) return []
    const message = `Nothing on the site links to ${page.path}.`
    const hint = 'Link to it from another page, or name it in content/site/navigation.json.'
    return [{ severity: 'warning' as const, rule: 'orphan-page', file: page.file, line: 1, column: 1, message, hint }]
  })
}

/**
 * The home page is behind the logo, the search behind its button, the 404 page behind every wrong address, earlier legal
 * versions behind the newest, lists of briefings behind each briefing and each other.
 */
function needsNoLink({ path, kind, result }: PageUrl): boolean {
  if (kind === 'archive') return true
  if (path === '/' || ['search', 'not-found'].includes((result.value as Page | null)?.template ?? '')) return true
  return result.collection === 'legal' && path.includes('/versions/')
}

function listedCollections({ mentions }: Facts): Set<CollectionName> {
  const shown = mentions('block').map(({ ref }) => lists[ref.value as BlockName])
  return new Set(shown.filter((name) => name !== undefined))
}

/** The addresses links lead to, redirects followed once, with the files the links stand in. */
function linkedAddresses(facts: Facts): Map<string, Set<string>> {
  const linked = new Map<string, Set<string>>()
  const redirects = new Map(facts.records('redirects').map(({ fields }) => [fields.from, fields.to]))
  const note = (address: string, file: string) => {
    const path = address.replace(/[?#].*$/, '')
    linked.set(path, (linked.get(path) ?? new Set()).add(file))
  }
  for (const { result, ref } of facts.mentions('link')) {
    if (result.collection === 'redirects' || !facts.isOpen(result)) continue
    const address = addressOnSite(ref.value, facts)
    if (address === undefined) continue
    note(address, result.file)
    note(redirects.get(address.replace(/[?#].*$/, '')) ?? address, result.file)
  }
  return linked
}
