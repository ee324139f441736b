import { splitLegalSlug } from '#src/content/legal/versions.ts'
import { linkTo } from '#src/lib/link-to.ts'
import { withoutNumber } from '../../legal/typed-number.ts'
import type { Facts } from '../../model/facts.ts'
import type { FileResult, Ref } from '../../model/file-result.ts'
import type { PageUrl } from '../../model/page-urls.ts'
import type { Check } from '../check.ts'
import { eachMention, type Said } from '../each.ts'
import { generatedFiles } from '../generated-files.ts'
import { namedInBroken } from '../named-in-broken.ts'
import { anchorsOf, recordAt } from '../page-anchors.ts'
import { absentTarget } from '../publication/absent-target.ts'
import { addressOnSite } from './address-on-site.ts'
import { isForbidden } from './forbidden-links.ts'
import { brokenFragment } from './fragment-hint.ts'
import { openPathHints } from './path-hint.ts'

/** Links inside the site lead to pages that exist, and to headings that exist on them. */
export const internalLinks: Check = (facts) => {
  const made = generatedFiles(facts)
  const files = new Map([...[...facts.publicFiles].map((file) => [file, undefined] as const), ...made])
  const site: Site = { facts, files, hintFor: openPathHints(facts, files) }
  const ownPages = new Map<string, PageUrl>()
  for (const page of [...facts.urls.values()].flat())
    if (page.kind !== 'redirect' && !ownPages.has(page.file)) ownPages.set(page.file, page)
  return eachMention('link', ({ result, ref }) => {
    if (isExempt(result, ref)) return
    const value = addressOnSite(ref.value, facts)
    if (value === undefined) return
    const said = wrongWith(value, result, site, ownPages.get(result.file))
    return said && value !== ref.value ? asPath(said) : said
  })(facts)
}

/** The address a service record carries is never linked. A bare # in the navigation leads to the top. */
function isExempt({ collection }: FileResult, { value, field }: Ref): boolean {
  return (
    (collection === 'services' && field === 'href') ||
    (collection === 'navigation' && value === '#') ||
    value === '#top'
  )
}

function asPath(said: Said): Said {
  return { ...said, hint: `${said.hint} A link inside the site is written as its path, without the domain.` }
}

/** Where links can lead. */
interface Site {
  facts: Facts
  /** Files that are served, and the entry each is made of. */
  files: ReadonlyMap<string, FileResult | undefined>
  hintFor: ReturnType<typeof openPathHints>
}

function wrongWith(value: string, result: FileResult, site: Site, own: PageUrl | undefined): Said | undefined {
  const { facts, files } = site
  const [, path = '', fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(value) ?? []
  if (value === '#') return { message: 'The link leads nowhere.', hint: 'Write where it goes, or remove it.' }
  const absent = (target: FileResult): Said | undefined => {
    const words = absentTarget(result, target, { begins: `The link leads to ${value}`, part: 'the link' }, facts)
    return words && { rule: 'unpublished-link', ...words }
  }
  const maker = files.get(path)
  if (maker) return absent(maker)
  if (files.has(path) || isForbidden(path)) return undefined
  const page = path === '' ? own : facts.urls.get(path)?.[0]
  if (!page && (path === '' || namedInBroken(facts.of('redirects'), path, facts))) return undefined
  if (!page) return { message: `The link leads to ${path}, which does not exist.`, ...site.hintFor(path) }
  if (page.result.collection === 'legal' && page.state === 'future' && path !== '')
    return {
      message: `The link leads to ${path}, a version that is not in effect yet.`,
      hint: `Link to ${linkTo('legal', { document: splitLegalSlug(page.result.slug)[0] })}, where it will stand from that day on.`,
    }
  const target = (fragment && recordAt(page.result, decodeURIComponent(fragment), facts)) || page.result
  const found = (page.result !== result && page.kind !== 'redirect' && absent(page.result)) || absent(target)
  return found || (fragment ? wrongFragment(page, fragment, facts) : undefined)
}

function wrongFragment(page: PageUrl, fragment: string, facts: Facts): Said | undefined {
  const anchors = anchorsOf(page.result, facts)
  const name = decodeURIComponent(fragment)
  if (page.kind === 'redirect' || fragment === 'top' || anchors === undefined || anchors.has(name)) return undefined
  // A number that was typed into a heading of a legal text is told there.
  if (page.result.collection === 'legal' && [...anchors].some((anchor) => withoutNumber(anchor) === name))
    return undefined
  return { rule: 'broken-fragment', ...brokenFragment(name, page, anchors) }
}
