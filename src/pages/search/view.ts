import { addressOf } from '#src/content/addresses.ts'
import type { ContentIndex, WholeContent } from '#src/content/queries.ts'
import type { Page } from '#src/content/schemas/page.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import type { SearchView } from '#src/pages/search/template.tsx'
import { type SearchKind, searchKinds } from '#src/site/search/search-entry.ts'
import { type SearchSource, searchSources } from './view/search-sources.ts'

/** How many briefings the list by subject names before it leads to the list of all. */
const newest = 30

const link = ({ title, href, note }: SearchSource) => ({ title, href, note })

/** Everything there is, by subject. */
export function searchSubjects(content: WholeContent, today: string): SearchView['subjects'] {
  const words = content.single('searchWords')
  const sources = searchSources(content, today)
  const subject = (kind: SearchKind) => {
    const all = sources[kind]
    if (kind !== 'article' || all.length <= newest) return { kind, links: all.map(link) }
    const more = {
      title: fillWords(words.allBriefings, { count: all.length }),
      href: addressOf('pages', 'briefings'),
      note: '',
    }
    return { kind, links: [...all.slice(0, newest).map(link), more] }
  }
  return searchKinds.map(subject).filter(({ links }) => links.length > 0)
}

/** View model of the search page: everything there is, by subject, for whoever reads it without script. */
export function searchView({ hero }: Page, content: ContentIndex, today: string): SearchView {
  const { synonyms: _synonyms, ...words } = content.single('searchWords')
  return {
    heading: hero.title,
    words,
    subjects: content.ask(searchSubjects, today),
  }
}
