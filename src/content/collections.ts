import type { z } from 'zod'
import { linkTo } from '#src/lib/link-to.ts'
import * as routes from '#src/lib/routes.ts'
import { accepted } from './schemas/accepted.ts'
import { accessibilityChecks, accessibilityLook } from './schemas/accessibility.ts'
import { advisor } from './schemas/advisor.ts'
import { approachMetric, transformationStep } from './schemas/approach.ts'
import { archiveWords } from './schemas/archive-words.ts'
import { article } from './schemas/article.ts'
import { articleWords } from './schemas/article-words.ts'
import { capability, focusShare } from './schemas/capability.ts'
import { caseStudy } from './schemas/case-study.ts'
import { category } from './schemas/category.ts'
import { claim } from './schemas/claim.ts'
import { documentWords } from './schemas/document-words.ts'
import { contactForm, digestForm } from './schemas/forms.ts'
import { clientType, metric } from './schemas/home.ts'
import { aboutIndustry, industry } from './schemas/industry.ts'
import { integrations } from './schemas/integrations.ts'
import { job } from './schemas/job.ts'
import { legal } from './schemas/legal.ts'
import { legalRecord } from './schemas/legal-record.ts'
import { legalWords } from './schemas/legal-words.ts'
import { page } from './schemas/page.ts'
import { resource, sessionEnd, webinar } from './schemas/resource.ts'
import { reviewDefault } from './schemas/review.ts'
import { searchWords } from './schemas/search-words.ts'
import { additionalCapability, service, serviceCategory } from './schemas/service.ts'
import { navigation, redirect, site, ui } from './schemas/site.ts'
import { agency, solution } from './schemas/solution.ts'
import { styleGuide } from './schemas/style-guide.ts'
import { templateWords } from './schemas/template-words.ts'

/**
 * What content exists. The one answer to "which folder, which format, which fields, which address?".
 *
 * - `entries`: a folder with one file per entry; the file's path inside the folder is the entry's slug.
 * - `list`: one JSON file holding an array of short records, each with an `id` if others name it.
 * - `single`: one JSON file holding one object.
 *
 * `at` says that every entry has a page of its own, and at which address: `src/pages/routes.ts` says which kind of page. Those
 * of legal texts follow from their versions. `dates` says when entries come and go by dates of their own.
 *
 * `one` is the word for a single entry: `npm run new -- <one> "Title"` starts it. `shownOn` is the page that shows entries
 * without a page of their own.
 */
export const collections = {
  pages: {
    kind: 'entries',
    path: 'pages',
    format: 'mdx',
    schema: page,
    one: 'page',
    nested: true,
    at: (slug: string) => linkTo('page', { '*': slug === 'index' ? '' : slug }),
  },
  articles: {
    kind: 'entries',
    path: 'articles',
    format: 'mdx',
    schema: article,
    one: 'briefing',
    at: (slug: string) => linkTo('article', { slug }),
    dates: { from: 'date' },
  },
  categories: {
    kind: 'entries',
    path: 'categories',
    format: 'json',
    schema: category,
    one: 'category',
    at: (slug: string) => linkTo('category', { slug }),
  },
  jobs: {
    kind: 'entries',
    path: 'jobs',
    format: 'mdx',
    schema: job,
    one: 'role',
    at: (slug: string) => linkTo('job', { slug }),
    dates: { from: 'posted', lastDay: 'validThrough' },
  },
  legal: { kind: 'entries', path: 'legal', format: 'mdx', schema: legal, nested: true },
  advisors: {
    kind: 'entries',
    path: 'advisors',
    format: 'json',
    schema: advisor,
    one: 'advisor',
    shownOn: routes.leadershipPage,
  },
  caseStudies: {
    kind: 'entries',
    path: 'case-studies',
    format: 'json',
    schema: caseStudy,
    one: 'case-study',
    shownOn: routes.caseStudiesPage,
  },
  services: { kind: 'entries', path: 'services', format: 'json', schema: service },
  resources: {
    kind: 'entries',
    path: 'resources',
    format: 'json',
    schema: resource,
    one: 'resource',
    shownOn: routes.resourcesPage,
  },
  webinars: {
    kind: 'entries',
    path: 'webinars',
    format: 'json',
    schema: webinar,
    one: 'webinar',
    shownOn: routes.resourcesPage,
    dates: { end: sessionEnd },
  },
  capabilities: { kind: 'entries', path: 'capabilities', format: 'json', schema: capability },
  industries: { kind: 'entries', path: 'industries', format: 'json', schema: industry },
  solutions: { kind: 'entries', path: 'solutions', format: 'json', schema: solution },
  agencies: { kind: 'entries', path: 'agencies', format: 'json', schema: agency },
  homeMetrics: { kind: 'list', path: 'lists/home-metrics.json', schema: metric },
  clientTypes: { kind: 'list', path: 'lists/client-types.json', schema: clientType },
  aboutIndustries: { kind: 'list', path: 'lists/about-industries.json', schema: aboutIndustry },
  serviceCategories: { kind: 'list', path: 'lists/service-categories.json', schema: serviceCategory },
  additionalCapabilities: { kind: 'list', path: 'lists/additional-capabilities.json', schema: additionalCapability },
  transformationSteps: { kind: 'list', path: 'lists/transformation-steps.json', schema: transformationStep },
  approachMetrics: { kind: 'list', path: 'lists/approach-metrics.json', schema: approachMetric },
  industryFocus: { kind: 'list', path: 'lists/industry-focus.json', schema: focusShare },
  claims: { kind: 'list', path: 'site/claims.json', schema: claim },
  redirects: { kind: 'list', path: 'site/redirects.json', schema: redirect },
  accepted: { kind: 'list', path: 'site/accepted.json', schema: accepted },
  accessibilityLooks: { kind: 'list', path: 'site/accessibility-looks.json', schema: accessibilityLook },
  reviewDefaults: { kind: 'list', path: 'site/reviews.json', schema: reviewDefault },
  legalRecords: { kind: 'list', path: 'legal/published.json', schema: legalRecord },
  site: { kind: 'single', path: 'site/site.json', schema: site },
  navigation: { kind: 'single', path: 'site/navigation.json', schema: navigation },
  ui: { kind: 'single', path: 'site/ui.json', schema: ui },
  integrations: { kind: 'single', path: 'site/integrations.json', schema: integrations },
  templateWords: { kind: 'single', path: 'site/templates.json', schema: templateWords },
  articleWords: { kind: 'single', path: 'site/article.json', schema: articleWords },
  archiveWords: { kind: 'single', path: 'site/archive.json', schema: archiveWords },
  legalWords: { kind: 'single', path: 'site/legal.json', schema: legalWords },
  documentWords: { kind: 'single', path: 'site/documents.json', schema: documentWords },
  searchWords: { kind: 'single', path: 'site/search.json', schema: searchWords },
  styleGuide: { kind: 'single', path: 'site/style.json', schema: styleGuide },
  accessibilityChecks: { kind: 'single', path: 'site/accessibility-checks.json', schema: accessibilityChecks },
  contactForm: { kind: 'single', path: 'forms/contact.json', schema: contactForm },
  digestForm: { kind: 'single', path: 'forms/digest.json', schema: digestForm },
} as const satisfies Record<string, Collection>

/** Dates that bound when an entry is public, beside `publishAt` and `unpublishAt`. */
interface OwnDates {
  /** The field with the first day, when there is no `publishAt`. */
  from?: string
  /** The field with the last day. */
  lastDay?: string
  /** The moment from which it is over, if it ever is, and the field that says so. */
  end?: (fields: never, timeZone: string) => { at: number; field: string } | undefined
}

/** The shape of a row of the registry. */
export type Collection = { path: string; schema: z.ZodType } & (
  | {
      kind: 'entries'
      format: 'mdx' | 'json'
      nested?: boolean
      at?: (slug: string) => string
      one?: string
      shownOn?: string
      dates?: OwnDates
    }
  | { kind: 'list' }
  | { kind: 'single' }
)

export type CollectionName = keyof typeof collections
type Of<Kind extends Collection['kind']> = {
  [Name in CollectionName]: (typeof collections)[Name]['kind'] extends Kind ? Name : never
}[CollectionName]
/** Collections whose entries have a page of their own at an address that follows from their slug. */
export type PagedName = {
  [Name in CollectionName]: (typeof collections)[Name] extends { at: (slug: string) => string } ? Name : never
}[CollectionName]
export type EntriesName = Of<'entries'>
export type ListName = Of<'list'>
export type SingleName = Of<'single'>
/** The fields of one record of a collection, defaults filled in. */
export type Fields<Name extends CollectionName> = z.output<(typeof collections)[Name]['schema']>
