import type { ComponentType, ReactNode } from 'react'
import { entryPages, listsOfBriefings, pageKind, redirects, type Source, versions } from '#src/content/addresses.ts'
import type { EntriesName } from '#src/content/collections.ts'
import type { FileName, PageKind } from '#src/lib/link-to.ts'
import { briefingsPage } from '#src/lib/routes.ts'
import { ArchiveTemplate } from './archive/template.tsx'
import { archiveDraft } from './archive/view.ts'
import { ArticleTemplate } from './article/template.tsx'
import { articleDraft } from './article/view.ts'
import { HomeTemplate } from './home/template.tsx'
import { JobTemplate } from './job/template.tsx'
import { jobDraft } from './job/view.ts'
import { RedlineTemplate } from './legal/redline/template.tsx'
import { LegalTemplate } from './legal/template.tsx'
import { changesDraft } from './legal/view/changes.ts'
import { legalDraft } from './legal/view/legal.ts'
import { NotFoundTemplate } from './not-found/template.tsx'
import { notFoundDraft } from './not-found/view.ts'
import { PageTemplate } from './page/template.tsx'
import { pageDraft } from './page/view.ts'
import { RedirectTemplate } from './redirect/template.tsx'
import { permalinkDraft, redirectDraft } from './redirect/view.ts'
import { SearchTemplate } from './search/template.tsx'
import { searchDraft } from './search/view.ts'
import type { View } from './view/draft.ts'

/** A page frame: it is given its view model, what of it answers by itself, and the rendered body. */
export type Template<Model> = ComponentType<{ view: Model; live: ReactNode; children: ReactNode }>

/** A kind of page. */
export interface PageRoute<Model, From extends Source = Source> {
  /** What lists its addresses: nothing else exists. */
  from: From
  /** What decides what is shown, and what shows it. */
  view: View<Model>
  template: Template<Model>
  /** The body is long prose, read from its top; that of a legal text has a look of its own. */
  prose?: 'prose' | 'prose prose-legal'
  /** Shared without a picture of its own, a page has that of the first of these that has one. */
  sharedBy?: (view: Model) => string[]
}

/** A row whose template shows what its view decides. */
const route = <Model, From extends Source>(row: PageRoute<Model, From>) => row

const pages = entryPages('pages', pageKind)
const list = route({
  from: listsOfBriefings,
  view: archiveDraft,
  template: ArchiveTemplate,
  sharedBy: (view) => [view.list, briefingsPage],
})
const legal = route({ from: versions, view: legalDraft, template: LegalTemplate, prose: 'prose prose-legal' })

/**
 * Every kind of page, by the name its pattern has in `src/lib/routes.ts`. Addresses are listed in the order of the rows. A
 * kind that is missing here, or a view under a template that shows another one, does not compile.
 */
export const routes = {
  page: route({ from: pages, view: pageDraft, template: PageTemplate }),
  home: route({ from: pages, view: pageDraft, template: HomeTemplate }),
  search: route({ from: pages, view: searchDraft, template: SearchTemplate }),
  notFound: route({ from: pages, view: notFoundDraft, template: NotFoundTemplate }),
  article: route({
    from: entryPages('articles', () => 'article'),
    view: articleDraft,
    template: ArticleTemplate,
    prose: 'prose',
    sharedBy: (view) => [view.category.href],
  }),
  category: { ...list, from: entryPages('categories', () => 'category') },
  job: route({ from: entryPages('jobs', () => 'job'), view: jobDraft, template: JobTemplate, prose: 'prose' }),
  legal,
  legalVersion: legal,
  legalChanges: route({ from: versions, view: changesDraft, template: RedlineTemplate, prose: 'prose prose-legal' }),
  legalPermalink: route({ from: versions, view: permalinkDraft, template: RedirectTemplate }),
  archive: list,
  categoryArchive: list,
  year: list,
  yearArchive: list,
  redirect: route({ from: redirects, view: redirectDraft, template: RedirectTemplate }),
} satisfies { [Kind in PageKind]: object }

type Routes = typeof routes
/** A page of one kind, with what its template shows. The view of another kind does not compile. */
export type Shown = {
  [Kind in PageKind]: { kind: Kind; view: ReturnType<Routes[Kind]['view']>['view'] }
}[PageKind]

/**
 * Every kind of file beside the pages, with what it is made of: `site` as a whole, entries, each with a file that comes
 * and goes with it, or what the `build` makes for pages and hosts, to which nothing in content links.
 */
export const files = {
  rssFeed: 'site',
  atomFeed: 'site',
  jsonFeed: 'site',
  categoryFeed: 'categories',
  legalFeed: 'legal',
  legalJsonFeed: 'legal',
  calendarFile: 'webinars',
  caseStudiesFile: 'site',
  previewFile: 'resources',
  downloadFile: 'build',
  sitemapFile: 'site',
  robotsFile: 'site',
  llmsFile: 'site',
  securityFile: 'build',
  buildFile: 'build',
  manifestFile: 'build',
  liveDataFile: 'build',
  searchFile: 'build',
  socialImageFile: 'build',
  pictureFile: 'build',
  assetFile: 'build',
  notFoundFile: 'build',
} satisfies { [Name in FileName]: 'site' | 'build' | EntriesName }
