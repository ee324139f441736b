import { type Address, addressOf } from '#src/content/addresses.ts'
import type { ContentIndex, WholeContent } from '#src/content/queries.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { livePart } from '#src/pages/live-parts.ts'
import type { Subject } from '#src/pages/search/subjects.tsx'
import type { SearchView } from '#src/pages/search/template.tsx'
import type { Day, Draft } from '#src/pages/view/draft.ts'
import { type SearchKind, searchKinds } from '#src/site/search/search-entry.ts'
import { type SearchSource, searchSources } from './view/search-sources.ts'
import { shownWords } from './view/shown-words.ts'

/** How many briefings the list by subject names before it leads to the list of all. */
const newest = 30

const link = ({ title, href, note }: SearchSource) => ({ title, href, note })

/** Everything there is, by subject. */
export function searchSubjects(content: WholeContent, today: string): Subject[] {
  const words = content.single('searchWords')
  const sources = searchSources(content, today, newest)
  const count = content.entries('articles').length
  const subject = (kind: SearchKind) => {
    const links = sources[kind].map(link)
    if (kind !== 'article' || count <= newest) return { kind, links }
    const more = {
      title: fillWords(words.allBriefings, { count }),
      href: addressOf('pages', 'briefings'),
      note: '',
    }
    return { kind, links: [...links, more] }
  }
  return searchKinds.map(subject).filter(({ links }) => links.length > 0)
}

/**
 * The search page: everything there is, by subject, for whoever reads it without script. Results are for whoever asked:
 * search engines have the pages themselves.
 */
export function searchDraft({ slug }: Address, content: ContentIndex, today: Day): Draft<SearchView> {
  const { data, body } = content.entryAt('pages', slug)
  const { title, description, hero } = data
  return {
    title,
    description,
    view: { heading: hero.title },
    live: livePart('SearchPage', { words: shownWords(content), subjects: content.ask(searchSubjects, today()) }),
    body,
    index: false,
  }
}
