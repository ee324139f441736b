import type { ComponentType, ReactNode } from 'react'

/** What every template is given: its view model and the rendered body. */
// biome-ignore lint/suspicious/noExplicitAny: each loader returns the view of the template it names (src/routes/load)
export type Template = ComponentType<{ view: any; children: ReactNode }>

/** The closed table of page frames. Each is a chunk of its own. */
export const templates = {
  page: () => import('./page/template.tsx').then((module) => module.PageTemplate),
  home: () => import('./home/template.tsx').then((module) => module.HomeTemplate),
  article: () => import('./article/template.tsx').then((module) => module.ArticleTemplate),
  job: () => import('./job/template.tsx').then((module) => module.JobTemplate),
  legal: () => import('./legal/template.tsx').then((module) => module.LegalTemplate),
  redline: () => import('./legal/redline/template.tsx').then((module) => module.RedlineTemplate),
  'not-found': () => import('./not-found/template.tsx').then((module) => module.NotFoundTemplate),
  redirect: () => import('./redirect/template.tsx').then((module) => module.RedirectTemplate),
} satisfies Record<string, () => Promise<Template>>

export type TemplateName = keyof typeof templates

/** Templates whose body is long prose, which is not sent a second time for hydration. */
export const proseTemplates: ReadonlySet<string> = new Set<TemplateName>(['article', 'job', 'legal', 'redline'])
