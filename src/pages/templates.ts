import type { ComponentType, ReactNode } from 'react'
import type { TemplateName, Views } from './views.ts'

/** A page frame: it is given its view model and the rendered body. */
export type Template<Name extends TemplateName> = ComponentType<{ view: Views[Name]; children: ReactNode }>

/** The closed table of page frames. Each is a chunk of its own. */
export const templates: { [Name in TemplateName]: () => Promise<Template<Name>> } = {
  page: () => import('./page/template.tsx').then((module) => module.PageTemplate),
  home: () => import('./home/template.tsx').then((module) => module.HomeTemplate),
  article: () => import('./article/template.tsx').then((module) => module.ArticleTemplate),
  archive: () => import('./archive/template.tsx').then((module) => module.ArchiveTemplate),
  job: () => import('./job/template.tsx').then((module) => module.JobTemplate),
  legal: () => import('./legal/template.tsx').then((module) => module.LegalTemplate),
  redline: () => import('./legal/redline/template.tsx').then((module) => module.RedlineTemplate),
  search: () => import('./search/template.tsx').then((module) => module.SearchTemplate),
  'not-found': () => import('./not-found/template.tsx').then((module) => module.NotFoundTemplate),
  redirect: () => import('./redirect/template.tsx').then((module) => module.RedirectTemplate),
}

/** Templates whose body is long prose. */
export const proseTemplates: ReadonlySet<string> = new Set<TemplateName>(['article', 'job', 'legal', 'redline'])

/** Templates that answer readers themselves: all of such a page is hydrated. */
export const liveTemplates: ReadonlySet<string> = new Set<TemplateName>(['not-found', 'search'])
