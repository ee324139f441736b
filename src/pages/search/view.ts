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

/** The search page: everything there is, by subject, for whoever reads it without script. */
export function searchDraft({ hero }: Page, content: ContentIndex, today: string) {
  return {
    template: 'search',
    view: { heading: hero.title },
    live: livePart('SearchPage', { words: shownWords(content), subjects: content.ask(searchSubjects, today) }),
  } as const
}
