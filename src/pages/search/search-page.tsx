import { useCallback, useRef, useState } from 'react'
import { ResultGroups } from '#src/pages/search/result-groups.tsx'
import { type Subject, Subjects } from '#src/pages/search/subjects.tsx'
import { useQuestion } from '#src/pages/search/use-question.ts'
import { isQuestion } from '#src/site/search/answer.ts'
import { AnswerStatus } from '#src/site/search/answer-status.tsx'
import { wakeIndex } from '#src/site/search/open-index.ts'
import type { SearchKind } from '#src/site/search/search-entry.ts'
import { SearchForm } from '#src/site/search/search-form.tsx'
import type { ShownWords } from '#src/site/search/search-status.ts'
import { useAnswer } from '#src/site/search/use-answer.ts'
import { TextLink } from '#src/ui/text-link.tsx'

export interface SearchPageProps {
  words: ShownWords
  /** Everything there is. */
  subjects: Subject[]
}

/** Results of a kind at first, and how many more at a press. */
const firstShown = 8
const moreShown = 24

/** How many results of each kind are shown of the answer to a question. */
function useShown(question: string) {
  const [more, setMore] = useState<{ question: string; counts: Partial<Record<SearchKind, number>> }>()
  const counts = more?.question === question ? more.counts : undefined
  const shown = useCallback((kind: SearchKind) => counts?.[kind] ?? firstShown, [counts])
  const showMore = (kind: SearchKind) => setMore({ question, counts: { ...counts, [kind]: shown(kind) + moreShown } })
  return [shown, showMore] as const
}

/**
 * The search on its page: a question in the address and its results; everything by subject as long as none is asked, and
 * when the index cannot be fetched.
 */
export function SearchPage({ words, subjects }: SearchPageProps) {
  const field = useRef<HTMLInputElement>(null)
  const { question, ask, submit } = useQuestion(field)
  const [shown, showMore] = useShown(question ?? '')
  const state = useAnswer(question ?? '', shown)
  const browsing = !isQuestion(question ?? '') || state.phase === 'offline'
  const nothing = state.phase === 'done' && state.answer?.total === 0
  return (
    <div className="container-page search-page">
      <SearchForm field={field} words={words} onAsk={ask} onSubmit={submit} onFocus={wakeIndex} />
      <AnswerStatus state={state} words={words} />
      {nothing && (
        <ul className="search-popular">
          {words.popular.map(({ name, href }) => (
            <li key={href}>
              <TextLink href={href} arrow>
                {name}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      {browsing ? (
        <Subjects subjects={subjects} words={words} waiting={question === undefined} />
      ) : (
        state.answer && <ResultGroups groups={state.answer.groups} words={words} onMore={showMore} />
      )}
    </div>
  )
}
