import type { ContentData } from '#src/content/queries.ts'
import { cacheKey } from '../../cache/cache-key.ts'
import type { Turn } from '../../tools/turns.ts'
import type { FileResult } from '../model/file-result.ts'
import { type FieldIssue, type Found, issueOf } from '../model/issue.ts'
import type { KeptIssues } from '../model/kept-issues.ts'
import { reasonOf, ruleFailed } from './guard.ts'

const file = 'content/site/search.json'

/** A question that does not find its page among the first results. */
export interface Unfound {
  question: string
  href: string
  /** Its place in the list. */
  at: number
  /** What comes first instead. */
  found: readonly string[]
}

/** Asks the search that visitors get the questions of the editors. It is made of the content, by whoever checks it. */
export type AskSearch = (data: ContentData, today: string, turn?: Turn) => Promise<Unfound[]>

interface Asked {
  data: ContentData
  results: readonly FileResult[]
  today: string
  kept: KeptIssues
  turn?: Turn | undefined
}

/**
 * The search finds the page of each question an editor has written down among its first results. It is made of all
 * content: asked only when that is right, and again only when something in it has changed.
 */
export async function checkQuestions(
  askSearch: AskSearch,
  { data, results, today, kept, turn }: Asked,
): Promise<FieldIssue[]> {
  if (data.singles.searchWords.questions.length === 0) return []
  const key = cacheKey(today, ...results.map(({ key = '' }) => key))
  try {
    const found = await kept.getLater('checkQuestions', key, async () => (await askSearch(data, today, turn)).map(said))
    return found.map((one) => issueOf('unfound-page', one))
  } catch (error) {
    return [ruleFailed('unfound-page', ...reasonOf(error))]
  }
}

function said({ question, href, at, found }: Unfound): Found {
  const instead = found.length > 0 ? `what comes first is ${found.join(', ')}` : 'it finds nothing'
  return {
    file,
    field: `questions.${at}.question`,
    message: `Whoever searches for “${question}” does not see ${href} among the first results: ${instead}.`,
    hint: 'Say it in the title, a heading or the description of that page, or add its words to a group of `synonyms`.',
  }
}
