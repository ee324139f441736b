import type { ContentIndex } from '#src/content-index/queries.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import type { PageData, PageMeta } from '#src/lib/page-data.ts'
import type { Tree } from '#src/lib/tree.ts'
import { blockNames, outerBlocks, resolveBlocks } from '#src/mdx/resolve.ts'
import type { PageView } from '#src/templates/page.tsx'
import { proseTemplates, type TemplateName } from '#src/templates/table.ts'
import { articleView } from './article.ts'
import { breadcrumb } from './breadcrumb.ts'
import { jobView } from './job.ts'
import { legalView, numberedBody } from './legal.ts'
import { notFoundView } from './not-found.ts'
import { heroView, settleDocuments } from './printed-documents.ts'
import { type SitePath, sitePaths } from './site-paths.ts'

export { sitePaths } from './site-paths.ts'

interface Draft {
  template: TemplateName
  title: string
  description: string
  view: unknown
  body: Tree
  /** Where the page says search engines should look; its own path when left out. */
  canonicalPath?: string
  index?: boolean
}

function pageDraft(site: SitePath, content: ContentIndex): Draft {
  const { data, body } = content.entry('pages', site.slug)
  const { title, description, template } = data
  if (template === 'not-found')
    return { template, title, description, view: notFoundView(data, content), body, index: false }
  const view: PageView = {
    path: site.path,
    hero: heroView(data.hero, content),
    breadcrumb: breadcrumb(content, site.path, title),
  }
  return { template, title, description, view, body }
}

/** The name of the page or legal text at an address. */
function titleOf(path: string, content: ContentIndex): string {
  const site = sitePaths(content).find((candidate) => candidate.path === path)
  if (site?.kind === 'pages' || site?.kind === 'legal') return content.entry(site.kind, site.slug).data.title
  return path
}

function redirectDraft(site: SitePath, content: ContentIndex): Draft {
  const { to } = content.list('redirects').find(({ id }) => id === site.slug) as { to: string }
  const { title, text, link: words } = content.single('ui').redirect
  const link = fillWords(words, { name: titleOf(to, content) })
  return {
    template: 'redirect',
    title,
    description: text,
    view: { title, text, href: to, link },
    body: [],
    canonicalPath: to,
    index: false,
  }
}

function draft(site: SitePath, content: ContentIndex, builtOn: string): Draft {
  if (site.kind === 'pages') return pageDraft(site, content)
  if (site.kind === 'redirects') return redirectDraft(site, content)
  if (site.kind === 'articles') {
    const entry = content.entry('articles', site.slug)
    return { template: 'article', ...entry.data, view: articleView(entry, content), body: entry.body }
  }
  if (site.kind === 'jobs') {
    const entry = content.entry('jobs', site.slug)
    return { template: 'job', ...entry.data, view: jobView(entry, content), body: entry.body }
  }
  const entry = content.entry('legal', site.slug)
  return {
    template: 'legal',
    ...entry.data,
    view: legalView(entry, content, builtOn),
    body: numberedBody(entry, content),
  }
}

function meta(
  { title, description, canonicalPath, index = true }: Draft,
  path: string,
  content: ContentIndex,
): PageMeta {
  const { name, baseUrl, tagline } = content.single('site')
  const target = canonicalPath ?? path
  return {
    title: path === '/' ? `${name} · ${tagline}` : `${title} · ${name}`,
    description: description.slice(0, 160),
    canonical: baseUrl + (target === '/' ? '/' : target),
    index,
  }
}

/**
 * Everything one page needs, with nothing left to look up.
 *
 * @param builtOn the day of the build, `YYYY-MM-DD`: the only thing a page shows that is not in the content.
 */
export function loadPage(site: SitePath, content: ContentIndex, builtOn: string): PageData {
  const page = draft(site, content, builtOn)
  const [view, body] = settleDocuments([page.view, resolveBlocks(page.body, content)] as const, content)
  return {
    path: site.path,
    status: page.template === 'not-found' ? 404 : 200,
    template: page.template,
    meta: meta(page, site.path, content),
    view,
    body,
    blocks: blockNames(body),
    proseBlocks: proseTemplates.has(page.template) ? outerBlocks(body) : undefined,
    source: site.source,
  }
}
