import { splitLegalSlug } from '#src/content/legal/versions.ts'
import { linkTo } from '#src/lib/link-to.ts'
import { withoutNumber } from '../../legal/typed-number.ts'
import type { Facts } from '../../model/facts.ts'
import type { FileResult, Ref } from '../../model/file-result.ts'
import type { Found } from '../../model/issue.ts'
import type { PageUrl } from '../../model/page-urls.ts'
import type { Check } from '../check.ts'
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
  return facts.mentions('link').flatMap(({ result, ref }) => {
    if (isExempt(result, ref)) return []
    const value = addressOnSite(ref.value, facts)
    if (value === undefined) return []
    const own = ownPages.get(result.file)
    if (value === ref.value) return checkLink(result, ref, site, own)
    return checkLink(result, { ...ref, value }, site, own).map(asPath)
  })
}

/** The address a service record carries is never linked. A bare # in the navigation leads to the top. */
function isExempt({ collection }: FileResult, { value, field }: Ref): boolean {
  return (
    (collection === 'services' && field === 'href') ||
    (collection === 'navigation' && value === '#') ||
    value === '#top'
  )
}

function asPath(issue: Found): Found {
  return { ...issue, hint: `${issue.hint} A link inside the site is written as its path, without the domain.` }
}

/** Where links can lead. */
interface Site {
  facts: Facts
  /** Files that are served, and the entry each is made of. */
  files: ReadonlyMap<string, FileResult | undefined>
  hintFor: ReturnType<typeof openPathHints>
}

function checkLink(result: FileResult, ref: Ref, site: Site, own: PageUrl | undefined): Found[] {
  const { facts, files } = site
  const { value } = ref
  const [, path = '', fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(value) ?? []
  const told: Told = (words) => [issueAt(result, ref, words)]
  if (value === '#') return told({ message: 'The link leads nowhere.', hint: 'Write where it goes, or remove it.' })
  const absent = (target: FileResult) => {
    const words = absentTarget(result, target, { begins: `The link leads to ${value}`, part: 'the link' }, facts)
    return words && told({ rule: 'unpublished-link', ...words })
  }
  const maker = files.get(path)
  if (maker) return absent(maker) ?? []
  if (files.has(path) || isForbidden(path)) return []
  const page = path === '' ? own : facts.urls.get(path)?.[0]
  if (!page && (path === '' || namedInBroken(facts.of('redirects'), path, facts))) return []
  if (!page)
    return told({
      message: `The link leads to ${path}, which does not exist.`,
      ...site.hintFor(path),
    })
  if (page.result.collection === 'legal' && page.state === 'future' && path !== '')
    return told({
      message: `The link leads to ${path}, a version that is not in effect yet.`,
      hint: `Link to ${linkTo('legal', { document: splitLegalSlug(page.result.slug)[0] })}, where it will stand from that day on.`,
    })
  const target = (fragment && recordAt(page.result, decodeURIComponent(fragment), facts)) || page.result
  const found = (page.result !== result && page.kind !== 'redirect' && absent(page.result)) || absent(target)
  return found || (fragment ? checkFragment(told, page, fragment, facts) : [])
}

type Words = Pick<Found, 'message'> & Partial<Found>
/** Says something about a link. Put together when there is something to say: an archive has tens of thousands of links. */
type Told = (words: Words) => Found[]

function issueAt({ file }: FileResult, ref: Ref, words: Words): Found {
  const { kind: _, depth: __, value: ___, ...place } = ref
  return { file, ...place, ...words }
}

function checkFragment(told: Told, page: PageUrl, fragment: string, facts: Facts): Found[] {
  const anchors = anchorsOf(page.result, facts)
  const name = decodeURIComponent(fragment)
  if (page.kind === 'redirect' || fragment === 'top' || anchors === undefined || anchors.has(name)) return []
  // A number that was typed into a heading of a legal text is told there.
  if (page.result.collection === 'legal' && [...anchors].some((anchor) => withoutNumber(anchor) === name)) return []
  return told({ rule: 'broken-fragment', ...brokenFragment(name, page, anchors) })
}
