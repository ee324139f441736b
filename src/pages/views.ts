import type { ArchiveView } from './archive/template.tsx'
import type { ArticleView } from './article/template.tsx'
import type { JobView } from './job/template.tsx'
import type { RedlineView } from './legal/redline/template.tsx'
import type { LegalView } from './legal/template.tsx'
import type { NotFoundView } from './not-found/template.tsx'
import type { PageView } from './page/template.tsx'
import type { RedirectView } from './redirect/template.tsx'
import type { SearchView } from './search/template.tsx'

/** What each template shows: its view model. */
export interface Views {
  page: PageView
  home: PageView
  archive: ArchiveView
  article: ArticleView
  job: JobView
  legal: LegalView
  redline: RedlineView
  search: SearchView
  'not-found': NotFoundView
  redirect: RedirectView
}

export type TemplateName = keyof Views

/** A template with the view it shows. Another template's view does not compile. */
export type Shown = { [Name in TemplateName]: { template: Name; view: Views[Name] } }[TemplateName]
