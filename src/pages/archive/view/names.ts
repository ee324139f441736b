import type { ContentIndex } from '#src/content/queries.ts'
import { formatDate } from '#src/lib/dates.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import type { BriefingPage } from './archive.ts'

interface ListNames {
  /** On the page. */
  name: string
  /** In the browser tab. */
  title: string
  /** Under the name. */
  intro: string
}

/** What a list is called, and what it says of itself. */
export function listNames({ list }: BriefingPage, content: ContentIndex): ListNames {
  const words = content.single('archiveWords')
  if (list.kind === 'all') return { name: words.all, title: words.all, intro: words.allIntro }
  if (list.kind === 'year') {
    const { name } = list
    return { name, title: fillWords(words.yearTitle, { name }), intro: fillWords(words.yearIntro, { name }) }
  }
  const { name, description } = content.entryAt('categories', list.name).data
  return { name, title: fillWords(words.categoryTitle, { name }), intro: description }
}

/** How many briefings a page has and from when they are; empty when there are none. */
export function pageSpan({ items }: BriefingPage, one: string, several: string): string {
  const [newest, oldest] = [items[0], items.at(-1)]
  if (!newest || !oldest) return ''
  const [from, to] = [oldest, newest].map(({ data }) => formatDate(data.date)) as [string, string]
  return fillWords(items.length === 1 ? one : several, { count: items.length, from, to })
}
