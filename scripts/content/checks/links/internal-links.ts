import type { FieldIssue } from '../../fields/field-issue.ts'
import { suggest } from '../../fields/suggest.ts'
import type { FileResult, Ref } from '../../stages/file-result.ts'
import type { Check } from '../check.ts'
import type { Facts } from '../facts.ts'
import { generatedFiles } from '../generated-files.ts'
import { anchorsOf } from '../page-anchors.ts'
import type { PageUrl } from '../page-urls.ts'
import { isForbidden } from './forbidden-links.ts'

/** Links inside the site lead to pages that exist, and to headings that exist on them. */
export const internalLinks: Check = (facts) => {
  const files = new Set([...facts.publicFiles, ...generatedFiles(facts)])
  const ownPages = new Map<string, PageUrl>()
  for (const page of [...facts.urls.values()].flat())
    if (page.kind !== 'redirect' && !ownPages.has(page.file)) ownPages.set(page.file, page)
  return facts.results.flatMap((result) =>
    result.refs.flatMap((ref) => {
      if (ref.kind !== 'link' || !/^[/#]/.test(ref.value) || isExempt(result, ref)) return []
      return checkLink(result, ref, facts, files, ownPages.get(result.file))
    }),
  )
}

/** The address a service record carries is never linked. A bare # in the navigation leads to the top. */
function isExempt({ collection }: FileResult, { value, field }: Ref): boolean {
  return (
    (collection === 'services' && field === 'href') ||
    (collection === 'navigation' && value === '#') ||
    value === '#top'
  )
}

function checkLink(
  result: FileResult,
  ref: Ref,
  facts: Facts,
  files: ReadonlySet<string>,
  own: PageUrl | undefined,
): FieldIssue[] {
  const { kind: _, depth: __, value, ...place } = ref
  const issue = { severity: 'error', rule: 'broken-link', file: result.file, ...place } as const
  const [, path = '', fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(value) ?? []
  if (value === '#')
    return [{ ...issue, message: 'The link leads nowhere.', hint: 'Write where it goes, or remove it.' }]
  if (files.has(path) || isForbidden(path)) return []
  const page = path === '' ? own : facts.urls.get(path)?.[0]
  if (!page && path === '') return []
  if (!page)
    return [
      { ...issue, message: `The link leads to ${path}, which does not exist.`, hint: pathHint(path, facts, files) },
    ]
  if (page.state === 'closed')
    return [
      {
        ...issue,
        severity: 'warning',
        message: `The link leads to ${path}, a role that has closed.`,
        hint: 'Remove the link.',
      },
    ]
  if (page.state === 'future' && path !== '')
    return [
      {
        ...issue,
        message: `The link leads to ${path}, a version that is not in effect yet.`,
        hint: `Link to ${path.replace(/\/versions\/.*/, '')}, where it will stand from that day on.`,
      },
    ]
  return fragment ? checkFragment(issue, page, fragment, facts) : []
}

function checkFragment(
  issue: Omit<FieldIssue, 'message'>,
  page: PageUrl,
  fragment: string,
  facts: Facts,
): FieldIssue[] {
  const anchors = anchorsOf(page.result, facts)
  if (
    page.kind === 'redirect' ||
    fragment === 'top' ||
    anchors === undefined ||
    anchors.has(decodeURIComponent(fragment))
  )
    return []
  const meant = suggest(fragment, anchors)
  const hint = meant
    ? `Did you mean #${meant}?`
    : anchors.size > 0
      ? `The places on it are ${[...anchors]
          .slice(0, 12)
          .map((anchor) => `#${anchor}`)
          .join(', ')}.`
      : 'The page has no headings to link to.'
  return [{ ...issue, rule: 'broken-fragment', message: `There is no #${fragment} on ${page.path}.`, hint }]
}

function pathHint(path: string, facts: Facts, files: ReadonlySet<string>): string {
  const bare = path.replace(/\/$/, '').toLowerCase()
  const meant = facts.urls.has(bare) ? bare : suggest(path, [...facts.urls.keys(), ...files])
  return meant
    ? `Did you mean ${meant}?`
    : 'Write the address of a page of this site: the path of its file in content/pages.'
}
