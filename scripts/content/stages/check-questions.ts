import type { Clock } from '#src/content/clock.ts'
import { type ContentData, contentIndex } from '#src/content/queries.ts'
import { cacheKey } from '../../cache/cache-key.ts'
import type { FieldIssue } from '../fields/field-issue.ts'
import type { FileResult } from './file-result.ts'
import type { KeptIssues } from './kept-issues.ts'

const file = 'content/site/search.json'

/**
 * The search finds the page of each question an editor has written down, among its first results. Asked of the index that
 * visitors get, which is made of all content: only when that is right, and again only when something in it has changed.
 */
export async function checkQuestions(
  data: ContentData,
  results: readonly FileResult[],
  clock: Clock,
  kept: KeptIssues,
): Promise<FieldIssue[]> {
  const { questions } = data.singles.searchWords
  if (questions.length === 0) return []
  const ask = async () => {
    // Loaded when there is something to ask: it brings all views.
    const { openSearch, unfoundQuestions } = await import('../../outputs/search-answers.ts')
    const index = await openSearch(contentIndex(data), clock.today)
    return (await unfoundQuestions(index, questions)).map(issueOf)
  }
  return kept.getLater('checkQuestions', cacheKey(clock.today, ...results.map(({ key = '' }) => key)), ask)
}

interface Unfound {
  question: string
  href: string
  /** Its place in the list. */
  at: number
  /** What it finds instead. */
  found: readonly string[]
}

function issueOf({ question, href, at, found }: Unfound): FieldIssue {
  const instead = found.length > 0 ? `what comes first is ${found.join(', ')}` : 'it finds nothing'
  return {
    severity: 'warning',
    rule: 'unfound-page',
    file,
    field: `questions.${at}.question`,
    message: `Whoever searches for “${question}” does not see ${href} among the first results: ${instead}.`,
    hint: 'Say it in the title, a heading or the description of that page, or add its words to a group of `synonyms`.',
  }
}
