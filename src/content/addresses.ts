import type { ContentIndex } from '#src/content/queries.ts'
import { legalChangesPath, legalTimelines, legalVersionPath } from '#src/pages/legal/view/versions.ts'

/** An address of the site and the content it comes from. */
export interface SitePath {
  path: string
  kind: 'pages' | 'articles' | 'jobs' | 'legal' | 'legal-changes' | 'legal-permalink' | 'redirects'
  slug: string
  source: string
}

/** Which day it is, and whether versions that lie in the future are shown. */
export interface SiteDay {
  today: string
  preview?: boolean
}

/**
 * The addresses of the legal texts. The version in effect is the page of its document; every version has a lasting
 * address of its own, which leads there as long as it is in effect, and a comparison with the version before it.
 */
function legalPaths(content: ContentIndex, { today, preview = false }: SiteDay): SitePath[] {
  return legalTimelines(content.entries('legal'), today).flatMap(({ document, versions, current }) => [
    ...(current ? [{ path: `/${document}`, kind: 'legal' as const, ...named(current.source) }] : []),
    ...versions
      .filter(({ status }) => preview || status !== 'future')
      .flatMap((version): SitePath[] => {
        const { source, effective, before } = version
        const kind = version === current ? 'legal-permalink' : 'legal'
        const own: SitePath = { path: legalVersionPath(document, effective), kind, ...named(source) }
        return before ? [own, { ...own, path: legalChangesPath(document, effective), kind: 'legal-changes' }] : [own]
      }),
  ])
}

const named = ({ slug, source }: { slug: string; source: string }) => ({ slug, source })

/** Every address of the site: each is prerendered, nothing else exists. */
export function sitePaths(content: ContentIndex, day: SiteDay): SitePath[] {
  const own = (['pages', 'articles', 'jobs'] as const).flatMap((kind) =>
    content.entries(kind).map(({ slug, source, url }) => ({ path: url as string, kind, slug, source })),
  )
  const redirects = content.list('redirects').map(({ id, from }) => ({
    path: from,
    kind: 'redirects' as const,
    slug: id,
    source: 'content/site/redirects.json',
  }))
  return [...own, ...legalPaths(content, day), ...redirects]
}
