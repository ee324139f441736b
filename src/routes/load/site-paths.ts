import type { ContentIndex } from '#src/content-index/queries.ts'

/** An address of the site and the content it comes from. */
export interface SitePath {
  path: string
  kind: 'pages' | 'articles' | 'jobs' | 'legal' | 'redirects'
  slug: string
  source: string
}

/** The newest version of each legal document, by document: `content/legal/<document>/<date>.mdx`. */
function currentLegal(content: ContentIndex): SitePath[] {
  const newest = new Map<string, SitePath>()
  for (const { slug, source } of content.entries('legal')) {
    const document = slug.split('/')[0] as string
    newest.set(document, { path: `/${document}`, kind: 'legal', slug, source })
  }
  return [...newest.values()]
}

/** Every address of the site: each is prerendered, nothing else exists. */
export function sitePaths(content: ContentIndex): SitePath[] {
  const own = (['pages', 'articles', 'jobs'] as const).flatMap((kind) =>
    content.entries(kind).map(({ slug, source, url }) => ({ path: url as string, kind, slug, source })),
  )
  const redirects = content.list('redirects').map(({ id, from }) => ({
    path: from,
    kind: 'redirects' as const,
    slug: id,
    source: 'content/site/redirects.json',
  }))
  return [...own, ...currentLegal(content), ...redirects]
}
