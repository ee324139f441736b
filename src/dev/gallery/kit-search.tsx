import type { SearchAnswer } from '#src/site/search/answer.ts'
import { AnswerStatus } from '#src/site/search/answer-status.tsx'
import { OptionList } from '#src/site/search/option-list.tsx'
import { SearchForm } from '#src/site/search/search-form.tsx'
import { searchOptions } from '#src/site/search/search-options.tsx'
import type { ShownWords } from '#src/site/search/search-status.ts'
import type { AnswerState } from '#src/site/search/use-answer.ts'

const kinds = {
  page: 'Pages',
  article: 'Briefings',
  caseStudy: 'Case studies',
  resource: 'Guides',
  job: 'Roles',
  advisor: 'Advisors',
  legal: 'Legal texts',
}

const searchWords: ShownWords = {
  title: 'Search',
  placeholder: 'A subject',
  submit: 'Search',
  results: 'Results',
  one: '1 result for “{question}”',
  count: '{count} results for “{question}”',
  begun: 'These begin like it.',
  similar: 'These come close.',
  some: 'These have some of the words.',
  short: 'Go on typing.',
  none: 'Nothing found for “{question}”.',
  noneHint: 'What to try then.',
  loading: 'On its way…',
  offline: 'It could not be fetched.',
  noScript: 'Without JavaScript.',
  all: 'See all {count}',
  more: 'Show {count} more',
  inText: 'In the text: {words}',
  popularTitle: 'Start here',
  popular: [{ name: 'A page', href: '/_gallery' }],
  subjects: 'By subject',
  allBriefings: 'All {count}',
  close: 'Close',
  retry: 'Try again',
  kinds,
}

const headings = [{ text: 'An audit in a heading', suffix: '#audit' }]
const entry = { title: 'The audit', href: '/_gallery', note: 'A note', text: 'What it says.', headings, words: '' }
const hits = [{ number: 0, rank: 0 as const, entry, terms: new Set(['audit']), asked: new Map() }]
const found: SearchAnswer = { question: 'audit', total: 1, match: 'exact', groups: [{ kind: 'page', total: 1, hits }] }
const answers: SearchAnswer[] = [
  found,
  { ...found, total: 7, match: 'begun' },
  { ...found, total: 7, match: 'similar' },
  { ...found, total: 7, match: 'some' },
  { ...found, total: 0, groups: [] },
]
const retry = () => {}
const states: AnswerState[] = [
  { phase: 'loading', retry },
  { phase: 'offline', retry },
  ...answers.map((answer): AnswerState => ({ phase: 'done', answer, retry })),
]

/** The field, what is said under it in every state, and the results of the dialog. */
export default function KitSearch() {
  return (
    <>
      <SearchForm words={searchWords} onSubmit={() => {}} />
      <div className="dev-grid">
        {states.map((state) => (
          <AnswerStatus key={JSON.stringify(state)} state={state} words={searchWords} />
        ))}
      </div>
      <OptionList
        id="gallery-options"
        label={searchWords.results}
        groups={searchOptions({ phase: 'done', answer: found }, searchWords)}
        active={0}
        onChoose={() => {}}
      />
    </>
  )
}
