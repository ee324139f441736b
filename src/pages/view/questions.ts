import { listedBriefings } from '#src/blocks/briefing-list/row.ts'
import type { Question } from '#src/content/queries.ts'
import { relatedArticles } from '#src/content/related-articles.ts'
import { archivePage, archiveYears } from '#src/pages/archive/view/archive.ts'
import { nextArticle } from '#src/pages/article/view.ts'
import { titleAt } from '#src/pages/redirect/view.ts'
import { searchSubjects } from '#src/pages/search/view.ts'
import { pageTitle } from './breadcrumb.ts'
import { allPrinted } from './printed-documents.ts'

/**
 * Every question that a page asks about the content as a whole: a build asks them again to learn whether the page has to
 * be made again.
 */
export const questions = [
  allPrinted,
  archivePage,
  archiveYears,
  listedBriefings,
  nextArticle,
  pageTitle,
  relatedArticles,
  searchSubjects,
  titleAt,
] as Question<string[], unknown>[]
