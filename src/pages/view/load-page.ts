import { blockNames, resolveBlocks } from '#src/blocks/resolve.ts'
import { type SitePath, sitePaths } from '#src/content/addresses.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { articleView } from '#src/pages/article/view.ts'
import { jobView } from '#src/pages/job/view.ts'
import { changesDraft } from '#src/pages/legal/view/changes.ts'
import { legalDraft } from '#src/pages/legal/view/legal.ts'
import { splitLegalSlug } from '#src/pages/legal/view/versions.ts'
import { notFoundView } from '#src/pages/not-found/view.ts'
import type { PageView } from '#src/pages/page/template.tsx'
import type { PageData, PageMeta } from '#src/pages/page-data.ts'
import { breadcrumb } from './breadcrumb.ts'
import type { Draft } from './draft.ts'
import { heroView, settleDocuments } from './printed-documents.ts'

export { sitePaths } from '#src/content/addresses.ts'

function pageDraft(site: SitePath, content: ContentIndex): Draft {
  const { data, body } = content.entryAt('pages', site.slug)
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
function titleOf(path: string, content: ContentIndex, today: string): string {
  const site = sitePaths(content, { today }).find((candidate) => candidate.path === path)
  if (site?.kind === 'pages' || site?.kind === 'legal') return content.entryAt(site.kind, site.slug).data.title
  return path
}

/** A page that only leads to another one. */
function leadingTo(to: string, content: ContentIndex, today: string): Draft {
  const { title, text, link: words } = content.single('ui').redirect
  const link = fillWords(words, { name: titleOf(to, content, today) })
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

function redirectDraft(site: SitePath, content: ContentIndex, today: string): Draft {
  const { to } = content.list('redirects').find(({ id }) => id === site.slug) as { to: string }
  return leadingTo(to, content, today)
}

function draft(site: SitePath, content: ContentIndex, builtOn: string): Draft {
  if (site.kind === 'pages') return pageDraft(site, content)
  if (site.kind === 'redirects') return redirectDraft(site, content, builtOn)
  if (site.kind === 'articles') {
    const entry = content.entryAt('articles', site.slug)
    return { template: 'article', ...entry.data, view: articleView(entry, content), body: entry.body }
  }
  if (site.kind === 'jobs') {
    const entry = content.entryAt('jobs', site.slug)
    return { template: 'job', ...entry.data, view: jobView(entry, content), body: entry.body }
  }
  if (site.kind === 'legal-changes') return changesDraft(site, content, builtOn)
  if (site.kind === 'legal-permalink') return leadingTo(`/${splitLegalSlug(site.slug)[0]}`, content, builtOn)
  return legalDraft(site, content, builtOn)
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
    source: site.source,
  }
}
