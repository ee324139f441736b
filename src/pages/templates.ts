import type { ComponentType, ReactNode } from 'react'
import { ArchiveTemplate } from './archive/template.tsx'
import { ArticleTemplate } from './article/template.tsx'
import { HomeTemplate } from './home/template.tsx'
import { JobTemplate } from './job/template.tsx'
import { RedlineTemplate } from './legal/redline/template.tsx'
import { LegalTemplate } from './legal/template.tsx'
import { NotFoundTemplate } from './not-found/template.tsx'
import { PageTemplate } from './page/template.tsx'
import { RedirectTemplate } from './redirect/template.tsx'
import { SearchTemplate } from './search/template.tsx'
import type { TemplateName, Views } from './views.ts'

/** A page frame: it is given its view model, what of it answers by itself, and the rendered body. */
export type Template<Name extends TemplateName> = ComponentType<{
  view: Views[Name]
  live: ReactNode
  children: ReactNode
}>

/** The closed table of page frames. */
export const templates: { [Name in TemplateName]: Template<Name> } = {
  page: PageTemplate,
  home: HomeTemplate,
  article: ArticleTemplate,
  archive: ArchiveTemplate,
  job: JobTemplate,
  legal: LegalTemplate,
  redline: RedlineTemplate,
  search: SearchTemplate,
  'not-found': NotFoundTemplate,
  redirect: RedirectTemplate,
}

/** Templates whose body is long prose. */
export const proseTemplates: ReadonlySet<string> = new Set<TemplateName>(['article', 'job', 'legal', 'redline'])
