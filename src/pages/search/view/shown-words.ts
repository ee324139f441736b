import type { ContentIndex } from '#src/content/queries.ts'
import type { ShownWords } from '#src/site/search/search-status.ts'

/** The words of the search that visitors read. */
export function shownWords(content: ContentIndex): ShownWords {
  const { synonyms: _synonyms, questions: _questions, webinar: _webinar, ...words } = content.single('searchWords')
  const { close, retry } = content.single('ui')
  return { ...words, close, retry }
}
