import { others, type Turn } from '../../tools/turns.ts'
import type { Check } from '../checks/check.ts'
import { claimFigures } from '../checks/claims/figures.ts'
import { claimReferences } from '../checks/claims/references.ts'
import { claimReviews } from '../checks/claims/reviews.ts'
import { claimScopes } from '../checks/claims/scopes.ts'
import { claimSources } from '../checks/claims/sources.ts'
import { legalAnchors } from '../checks/legal/anchors.ts'
import { legalBlocksPlace } from '../checks/legal/blocks.ts'
import { legalDates } from '../checks/legal/dates.ts'
import { legalDefinitionsUsed } from '../checks/legal/definitions.ts'
import { legalFigures } from '../checks/legal/figures.ts'
import { legalFileNames } from '../checks/legal/file-names.ts'
import { legalLock } from '../checks/legal/lock.ts'
import { legalReferences } from '../checks/legal/references.ts'
import { legalUndefinedTerms } from '../checks/legal/undefined-terms.ts'
import { legalValues } from '../checks/legal/values.ts'
import { downloadSizes } from '../checks/links/download-sizes.ts'
import { forbiddenLinks } from '../checks/links/forbidden-links.ts'
import { internalLinks } from '../checks/links/internal-links.ts'
import { missingFiles } from '../checks/links/missing-files.ts'
import { publicFiles } from '../checks/links/public-files.ts'
import { redirectChains } from '../checks/links/redirect-chains.ts'
import { uniqueSections } from '../checks/links/unique-sections.ts'
import { uniqueUrls } from '../checks/links/unique-urls.ts'
import { headingOrder } from '../checks/pages/heading-order.ts'
import { orphanPages } from '../checks/pages/orphan-pages.ts'
import { readTime } from '../checks/pages/read-time.ts'
import { relatedArticles } from '../checks/pages/related-articles.ts'
import { relatedCircles } from '../checks/pages/related-circles.ts'
import { unfinished } from '../checks/pages/unfinished.ts'
import { uniqueTitles } from '../checks/pages/unique-titles.ts'
import { pictureFiles } from '../checks/pictures/picture-files.ts'
import { pictureSizes } from '../checks/pictures/picture-sizes.ts'
import { picturesExist } from '../checks/pictures/pictures-exist.ts'
import { samePictures } from '../checks/pictures/same-pictures.ts'
import { unusedPictures } from '../checks/pictures/unused-pictures.ts'
import { farDates } from '../checks/publication/far-dates.ts'
import { featuredDrafts } from '../checks/publication/featured-drafts.ts'
import { neededPages } from '../checks/publication/needed-pages.ts'
import { publicationDates } from '../checks/publication/publication-dates.ts'
import { publicationTimes } from '../checks/publication/publication-times.ts'
import { articleCategories } from '../checks/records/article-categories.ts'
import { categoryRecords } from '../checks/records/category-records.ts'
import { closedJobs } from '../checks/records/closed-jobs.ts'
import { countsInWords } from '../checks/records/counts-in-words.ts'
import { focusShares } from '../checks/records/focus-shares.ts'
import { lastingNames } from '../checks/records/lasting-names.ts'
import { navigationItems } from '../checks/records/navigation-items.ts'
import { officeHours } from '../checks/records/office-hours.ts'
import { pastWebinars } from '../checks/records/past-webinars.ts'
import { renamedBriefings } from '../checks/records/renamed-briefings.ts'
import { sameOrder } from '../checks/records/same-order.ts'
import { serviceCounts } from '../checks/records/service-counts.ts'
import { sessionRevisions } from '../checks/records/session-revisions.ts'
import { collectFacts, type FactSources, type Facts } from '../model/facts.ts'
import type { FieldIssue } from '../model/issue.ts'
import { guarded } from './guard.ts'
import { unlessUnchanged } from './unless-unchanged.ts'

const legalTexts = ['legal', 'legalWords', 'site'] as const

const checks: readonly Check[] = [
  missingFiles,
  uniqueUrls,
  publicFiles,
  uniqueTitles,
  uniqueSections,
  headingOrder,
  internalLinks,
  redirectChains,
  forbiddenLinks,
  picturesExist,
  pictureFiles,
  pictureSizes,
  samePictures,
  relatedArticles,
  lastingNames,
  renamedBriefings,
  articleCategories,
  categoryRecords,
  claimReferences,
  claimFigures,
  claimSources,
  claimScopes,
  claimReviews,
  serviceCounts,
  focusShares,
  legalFileNames,
  legalDates,
  unlessUnchanged(['legal', 'legalRecords'], legalLock),
  unlessUnchanged(legalTexts, legalValues),
  unlessUnchanged(legalTexts, legalFigures),
  unlessUnchanged(legalTexts, legalDefinitionsUsed),
  unlessUnchanged(legalTexts, legalUndefinedTerms),
  legalReferences,
  legalAnchors,
  legalBlocksPlace,
  readTime,
  relatedCircles,
  closedJobs,
  pastWebinars,
  sessionRevisions,
  downloadSizes,
  unfinished,
  publicationTimes,
  publicationDates,
  farDates,
  featuredDrafts,
  neededPages,
  sameOrder,
  countsInWords,
  navigationItems,
  officeHours,
  orphanPages,
  unusedPictures,
]

/**
 * Runs every rule that looks at more than one file. A rule that throws is told like a mistake; the others go on. Between
 * two rules whoever waits has a turn: the preview answers while the archive is looked through.
 */
export async function checkAll(
  sources: FactSources,
  rules: readonly Check[] = checks,
  turn: Turn = others,
): Promise<FieldIssue[]> {
  await turn()
  const facts = guarded<Facts | FieldIssue>(
    () => collectFacts(sources),
    (reason, hint) => ruleFailed('facts', reason, hint),
  )
  if ('rule' in facts) return [facts]
  const said: FieldIssue[][] = []
  for (const check of rules) {
    await turn()
    const failed = (reason: string, hint: string) => [ruleFailed(check.name, reason, hint)]
    said.push(guarded(() => check(facts), failed))
  }
  return guarded(
    () => forDrafts(said.flat(), facts),
    (reason, hint) => [ruleFailed('facts', reason, hint)],
  )
}

/** What may be missing in a draft, which nobody reads but its authors; what is wrong in it is an error as anywhere. */
const mayBeMissing = new Set([
  'unfinished',
  'missing-picture',
  'broken-link',
  'broken-fragment',
  'duplicate-title',
  'duplicate-description',
])

function forDrafts(issues: FieldIssue[], { results, publicationOf }: Facts): FieldIssue[] {
  const missing = new Set(issues.filter(({ rule }) => mayBeMissing.has(rule)).map(({ file }) => file))
  if (missing.size === 0) return issues
  const drafts = new Set(
    results.filter((result) => missing.has(result.file) && publicationOf(result).draft).map(({ file }) => file),
  )
  const softened = ({ file, rule }: FieldIssue) => drafts.has(file) && mayBeMissing.has(rule)
  return issues.map((issue) => (softened(issue) ? { ...issue, severity: 'warning' } : issue))
}

function ruleFailed(name: string, reason: string, hint: string): FieldIssue {
  const message = `The rule ${name} could not be checked (${reason}).`
  return { severity: 'error', rule: 'check-failed', file: 'content', message, hint }
}
