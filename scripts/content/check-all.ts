import { claimReferences } from './checks/claim-references.ts'
import { claimReviews } from './checks/claim-reviews.ts'
import { claimScopes } from './checks/claim-scopes.ts'
import { claimSources } from './checks/claim-sources.ts'
import { closedJobs } from './checks/closed-jobs.ts'
import { downloadSizes } from './checks/download-sizes.ts'
import { focusShares } from './checks/focus-shares.ts'
import { forbiddenLinks } from './checks/forbidden-links.ts'
import { headingOrder } from './checks/heading-order.ts'
import { imagesExist } from './checks/images-exist.ts'
import { internalLinks } from './checks/internal-links.ts'
import { legalAnchors } from './checks/legal-anchors.ts'
import { legalBlocksPlace } from './checks/legal-blocks.ts'
import { legalDates } from './checks/legal-dates.ts'
import { legalDefinitionsUsed } from './checks/legal-definitions.ts'
import { legalFigures } from './checks/legal-figures.ts'
import { legalFileNames } from './checks/legal-file-names.ts'
import { legalLock } from './checks/legal-lock.ts'
import { legalReferences } from './checks/legal-references.ts'
import { legalUndefinedTerms } from './checks/legal-undefined-terms.ts'
import { legalValues } from './checks/legal-values.ts'
import { missingFiles } from './checks/missing-files.ts'
import { pastWebinars } from './checks/past-webinars.ts'
import { readTime } from './checks/read-time.ts'
import { relatedArticles } from './checks/related-articles.ts'
import { serviceCounts } from './checks/service-counts.ts'
import { unfinished } from './checks/unfinished.ts'
import { uniqueSections } from './checks/unique-sections.ts'
import { uniqueSlugs } from './checks/unique-slugs.ts'
import { uniqueTitles } from './checks/unique-titles.ts'
import { uniqueUrls } from './checks/unique-urls.ts'
import { collectFacts, type FactSources, type Facts } from './facts.ts'
import type { FieldIssue } from './field-issue.ts'
import { unlessUnchanged } from './unless-unchanged.ts'

/** A rule about more than one file, or about the calendar. */
export type Check = (facts: Facts) => FieldIssue[]

const legalTexts = ['legal', 'legalWords', 'site'] as const

const checks: readonly Check[] = [
  missingFiles,
  uniqueSlugs,
  uniqueUrls,
  uniqueTitles,
  uniqueSections,
  headingOrder,
  internalLinks,
  forbiddenLinks,
  imagesExist,
  relatedArticles,
  claimReferences,
  claimSources,
  claimScopes,
  claimReviews,
  serviceCounts,
  focusShares,
  legalFileNames,
  legalDates,
  legalLock,
  unlessUnchanged(legalTexts, legalValues),
  unlessUnchanged(legalTexts, legalFigures),
  unlessUnchanged(legalTexts, legalDefinitionsUsed),
  unlessUnchanged(legalTexts, legalUndefinedTerms),
  legalReferences,
  legalAnchors,
  legalBlocksPlace,
  readTime,
  closedJobs,
  pastWebinars,
  downloadSizes,
  unfinished,
]

/** Runs every rule that looks at more than one file. */
export function checkAll(sources: FactSources): FieldIssue[] {
  const facts = collectFacts(sources)
  return checks.flatMap((check) => check(facts))
}
