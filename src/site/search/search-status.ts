import type { SearchWords } from '#src/content/schemas/search-words.ts'
import type { Ui } from '#src/content/schemas/site.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { isShort } from './answer.ts'
import type { AnswerState } from './use-answer.ts'

/** The words of the search as visitors read them. */
export type ShownWords = Omit<SearchWords, 'synonyms' | 'questions' | 'webinar'> & Pick<Ui, 'close' | 'retry'>

/** What is said about the results, to the eye and to a screen reader. Empty while nothing is asked. */
export function searchStatus({ phase, answer }: Omit<AnswerState, 'retry'>, words: ShownWords): string {
  if (phase === 'loading') return words.loading
  if (phase === 'offline') return words.offline
  if (phase === 'idle' || !answer) return ''
  const { total: count, question, match } = answer
  if (count === 0) return isShort(question) ? words.short : fillWords(words.none, { question })
  const counted = fillWords(count === 1 ? words.one : words.count, { count, question })
  return match === 'exact' ? counted : `${counted}. ${words[match]}`
}
