import { useCallback, useRef, useState } from 'react'
import { ResultGroups } from '#src/pages/search/result-groups.tsx'
import { SearchForm } from '#src/pages/search/search-form.tsx'
import { type Subject, Subjects } from '#src/pages/search/subjects.tsx'
import { useQuestion } from '#src/pages/search/use-question.ts'
import { BlocksStylesheet } from '#src/site/frame/blocks-stylesheet.tsx'
import type { SearchKind } from '#src/site/search/search-entry.ts'
import { type ShownWords, searchStatus } from '#src/site/search/search-status.ts'
import { useAnswer } from '#src/site/search/use-answer.ts'
import { Button } from '#src/ui/button.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { useUi } from '#src/ui/ui-context.tsx'

/** View model of the search page. */
export interface SearchView {
  heading: string
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

/** The page of the search: a question in the address and its results; everything by subject as long as none is asked. */
export function SearchTemplate({ view: { heading, words, subjects } }: { view: SearchView }) {
  const { retry: again } = useUi()
  const field = useRef<HTMLInputElement>(null)
  const { question, ask, submit } = useQuestion(field)
  const [shown, showMore] = useShown(question)
  const { retry, ...state } = useAnswer(question, shown)
  const nothing = state.phase === 'done' && state.answer?.total === 0
  return (
    <>
      <div className="container-page py-10">
        <h1 tabIndex={-1}>{heading}</h1>
      </div>
      <BlocksStylesheet />
      <div className="container-page search-page">
        <SearchForm field={field} words={words} onAsk={ask} onSubmit={submit} />
        <div className="search-status">
          <p role="status">{searchStatus(state, words)}</p>
          {state.phase === 'offline' && (
            <Button variant="outline" size="sm" onClick={retry}>
              {again}
            </Button>
          )}
          {nothing && <p>{words.noneHint}</p>}
        </div>
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
        {state.phase !== 'idle' && state.answer && (
          <ResultGroups groups={state.answer.groups} words={words} onMore={showMore} />
        )}
        {state.phase === 'idle' && <Subjects subjects={subjects} words={words} />}
      </div>
    </>
  )
}
