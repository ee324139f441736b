import { contentIndex } from '../../src/content/queries.ts'
import { answer } from '../../src/site/search/answer.ts'
import { type IndexFile, searchIndexPath } from '../../src/site/search/index-files.ts'
import { openIndex } from '../../src/site/search/open-index.ts'
import type { SearchIndex } from '../../src/site/search/search-index.ts'
import type { AskSearch, Unfound } from '../content/stages/check-questions.ts'
import { inTurns, others, type Turn } from '../tools/turns.ts'
import { searchFilesInSteps } from './search-index.ts'

/** So many results stand on the screen before anyone has to look further. */
const first = 3

/**
 * The search over the files of a build, as a browser opens it.
 *
 * @param fileAt reads one, by its address
 */
export async function openFiles(fileAt: (path: string) => string | Promise<string>): Promise<SearchIndex> {
  const read = async <Content>(path: string) => JSON.parse(await fileAt(path)) as Content
  return openIndex(await read<IndexFile>(searchIndexPath), read)
}

/** Asks the search over everything that is public today what editors have written down. */
export const askSearch: AskSearch = async (data, today, turn = others) => {
  const files = await inTurns(searchFilesInSteps(contentIndex(data), today), turn)
  const index = await openFiles((path) => files[path] as string)
  return unfoundQuestions(index, data.singles.searchWords.questions, turn)
}

/** The addresses a question finds first, in the order in which the list shows them. */
async function firstFound(index: SearchIndex, question: string): Promise<string[]> {
  const { groups } = await answer(index, question, () => first)
  return groups.flatMap(({ hits }) => hits.map(({ entry }) => entry.href)).slice(0, first)
}

/** Whether an address is that of a page, or of a place on it. */
const isOn = (address: string, page: string): boolean =>
  address === page || (!page.includes('#') && address.replace(/[?#].*$/, '') === page)

/** A question and the page that answers it. */
export interface PageQuestion {
  question: string
  href: string
}

/** The questions that do not find their page among the first results, each with its place and what it finds instead. */
export async function unfoundQuestions(
  index: SearchIndex,
  questions: readonly PageQuestion[],
  turn: Turn = others,
): Promise<Unfound[]> {
  const unfound: Unfound[] = []
  for (const [at, { question, href }] of questions.entries()) {
    await turn()
    const found = await firstFound(index, question)
    if (!found.some((address) => isOn(address, href))) unfound.push({ question, href, at, found })
  }
  return unfound
}

/**
 * What visitors ask, in their words, each with the page that answers it: by who asks, in `tests/support`. They are chosen by
 * what stands on the pages and not by what the search finds; what it does not find stays among them.
 */
export function visitorsQuestions(json: string): PageQuestion[] {
  const byVisitor = JSON.parse(json) as Record<string, [question: string, href: string][]>
  return Object.values(byVisitor)
    .flat()
    .map(([question, href]) => ({ question, href }))
}

/** The share of questions that find their page among the first results, and the others by their words. */
export async function shareFound(index: SearchIndex, questions: readonly PageQuestion[]) {
  const unfound = await unfoundQuestions(index, questions)
  return { share: 1 - unfound.length / questions.length, others: unfound.map(({ question }) => question).join(', ') }
}
