import type { ContentIndex } from '../../src/content/queries.ts'
import { answer } from '../../src/site/search/answer.ts'
import { type IndexFile, searchIndexPath } from '../../src/site/search/index-files.ts'
import { openIndex } from '../../src/site/search/open-index.ts'
import type { SearchIndex } from '../../src/site/search/search-index.ts'
import { searchFiles } from './search-index.ts'

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

/** The search over everything that is public today. */
export function openSearch(content: ContentIndex, today: string): Promise<SearchIndex> {
  const files = searchFiles(content, today)
  return openFiles((path) => files[path] as string)
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
export async function unfoundQuestions(index: SearchIndex, questions: readonly PageQuestion[]) {
  const asked = await Promise.all(
    questions.map(async (one, at) => ({ ...one, at, found: await firstFound(index, one.question) })),
  )
  return asked.filter(({ href, found }) => !found.some((address) => isOn(address, href)))
}
