import { newestFirst } from './newest-first.ts'
import type { Entry, WholeContent } from './queries.ts'

/** How many briefings are proposed. */
const proposed = 3

/** A word that stands in more briefings than this says little about any of them, and would make every pair a candidate. */
const tooCommon = 60

/** Standing in the same category is worth as much as one and a half words that stand in no other briefing. */
const sameCategory = 1.5

/** The briefings from the newest to the oldest, and which of them each word and each category stand in. */
interface Places {
  articles: readonly Entry<'articles'>[]
  bySlug: ReadonlyMap<string, number>
  byWord: ReadonlyMap<string, number[]>
  /** The newest few of each category. */
  byCategory: ReadonlyMap<string, number[]>
}

/** Of fields that were not written since: in the preview, those of all briefings but one. */
const knownWords = new WeakMap<Entry<'articles'>['data'], Set<string>>()

/** The words a briefing is known by: those of its title and its takeaways, without the short ones. */
function wordsOf({ data }: Entry<'articles'>): Set<string> {
  const known = knownWords.get(data)
  if (known) return known
  const text = [data.title, ...data.takeaways].join(' ').toLowerCase()
  const words = new Set(text.match(/\p{L}{4,}/gu))
  knownWords.set(data, words)
  return words
}

const slugsOf = (content: WholeContent) => new Set(content.entries('articles').map(({ slug }) => slug))

/** The index of the words, made once: what one proposal costs does not grow with the archive. */
function placesOf(content: WholeContent): Places {
  const articles = newestFirst(content.entries('articles'))
  const [byWord, byCategory] = [new Map<string, number[]>(), new Map<string, number[]>()]
  const note = (places: Map<string, number[]>, key: string, place: number) => {
    const found = places.get(key)
    if (found) found.push(place)
    else places.set(key, [place])
  }
  for (const [place, entry] of articles.entries()) {
    for (const word of wordsOf(entry)) note(byWord, word, place)
    const { category } = entry.data
    if ((byCategory.get(category)?.length ?? 0) <= proposed) note(byCategory, category, place)
  }
  return { articles, bySlug: new Map(articles.map(({ slug }, place) => [slug, place])), byWord, byCategory }
}

/** How much each briefing has in common with one of them; the newest few, and those of its category, also if nothing. */
function scores(entry: Entry<'articles'>, { articles, byWord, byCategory }: Places): Map<number, number> {
  const found = new Map<number, number>()
  const add = (place: number, score: number) => found.set(place, (found.get(place) ?? 0) + score)
  // A rare word says more: inverse document frequency.
  const weight = (count: number) => Math.log(1 + articles.length / count)
  for (const word of wordsOf(entry)) {
    const places = byWord.get(word) ?? []
    if (places.length <= tooCommon) for (const place of places) add(place, weight(places.length))
  }
  for (const place of byCategory.get(entry.data.category) ?? []) add(place, 0)
  for (let place = 0; place <= Math.min(proposed, articles.length - 1); place += 1) add(place, 0)
  for (const place of found.keys())
    if (articles[place]?.data.category === entry.data.category) add(place, sameCategory * weight(1))
  return found
}

function propose(entry: Entry<'articles'>, places: Places): string[] {
  const self = places.bySlug.get(entry.slug)
  return [...scores(entry, places)]
    .filter(([place]) => place !== self)
    .sort(([a, one], [b, other]) => other - one || a - b)
    .slice(0, proposed)
    .map(([place]) => (places.articles[place] as Entry<'articles'>).slug)
}

/**
 * What to read after a briefing, as slugs: those its author names, and when none are named up to three that share words with its
 * title and takeaways, rare words counting more, or stand in its category; the newest where that decides nothing.
 */
export function relatedArticles(content: WholeContent, slug: string): string[] {
  const entry = content.entryAt('articles', slug)
  // One that is dated later is not there yet; the check has told its author.
  const named = entry.data.related.filter((other) => content.once(slugsOf).has(other))
  return named.length > 0 ? named : propose(entry, content.once(placesOf))
}
