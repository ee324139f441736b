import { recordsShownBy } from '#src/blocks/rows.ts'
import { isList } from '#src/content/archive.ts'
import type { CollectionName } from '#src/content/collections.ts'
import type { Facts } from '../../model/facts.ts'
import { hasErrors } from '../../model/file-result.ts'
import type { PageUrl } from '../../model/page-urls.ts'
import type { Check } from '../check.ts'
import { addressOnSite } from '../links/address-on-site.ts'
import { isLedTo } from '../publication/needed-pages.ts'

/** Every page can be reached by a link: from the navigation, the footer, another page or a list. */
export const orphanPages: Check = (facts) => {
  // A site without navigation is not put together yet, and a file with errors may hold the link.
  if (!facts.records('navigation')[0]?.fields.primary.length || facts.results.some(hasErrors)) return []
  const listed = listedCollections(facts)
  const needLink = [...facts.urls.values()].flatMap(([page]) => {
    if (page?.state !== 'open' || page.kind === 'redirect' || listed.has(page.result.collection)) return []
    return needsNoLink(page) ? [] : [page]
  })
  const linked = linkedPages(facts, new Map(needLink.map((page) => [page.path, page])))
  return needLink.flatMap((page) => {
    if (linked.has(page)) return []
    const message = `Nothing on the site links to ${page.path}.`
    const hint = 'Link to it from another page, or name it in content/site/navigation.json.'
    return [{ file: page.file, line: 1, column: 1, message, hint }]
  })
}

/**
 * The home page is behind the logo, contact, search and the like behind links that stand in no text, earlier legal versions
 * behind the newest, lists of briefings behind each briefing and each other.
 */
function needsNoLink({ kind, result }: PageUrl): boolean {
  return isList(kind) || isLedTo(result) || (result.collection === 'legal' && kind !== 'legal')
}

/** Blocks link to every entry they show that has a page. */
function listedCollections({ mentions }: Facts): Set<CollectionName> {
  const blocks = new Set(mentions('block').map(({ ref }) => ref.value))
  return new Set([...blocks].flatMap((name) => recordsShownBy(name).map(({ collection }) => collection)))
}

const pathOf = (address: string) => address.replace(/[?#].*$/, '')

/** Those of some pages that links of other files lead to, redirects followed once. */
function linkedPages(facts: Facts, pages: ReadonlyMap<string, PageUrl>): Set<PageUrl> {
  const linked = new Set<PageUrl>()
  const redirects = new Map(facts.records('redirects').map(({ fields }) => [fields.from, fields.to]))
  const note = (path: string, file: string) => {
    const page = pages.get(path)
    if (page && page.file !== file) linked.add(page)
  }
  for (const { result, ref } of facts.mentions('link')) {
    // A question of the search is asked by nobody but the check.
    if (result.collection === 'redirects' || ref.field?.startsWith('questions.') || !facts.isOpen(result)) continue
    const address = addressOnSite(ref.value, facts)
    if (address === undefined) continue
    const path = pathOf(address)
    note(path, result.file)
    const redirected = redirects.get(path)
    if (redirected) note(pathOf(redirected), result.file)
  }
  return linked
}
