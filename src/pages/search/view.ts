import { addressOf } from '#src/content/addresses.ts'
import type { ContentIndex, WholeContent } from '#src/content/queries.ts'
import type { Page } from '#src/content/schemas/page.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { livePart } from '#src/pages/live-parts.ts'
import type { Subject } from '#src/pages/search/subjects.tsx'
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

/** The search page: everything there is, by subject, for whoever reads it without script. */
export function searchDraft({ hero }: Page, content: ContentIndex, today: string) {
  return {
    template: 'search',
    view: { heading: hero.title },
    live: livePart('SearchPage', { words: shownWords(content), subjects: content.ask(searchSubjects, today) }),
  } as const
}
