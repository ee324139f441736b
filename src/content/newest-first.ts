import type { Entry } from './queries.ts'

/** Briefings as far as their order depends on them. The fields may be anything while they have errors. */
interface Dated {
  slug: string
  data: unknown
}

const dayOf = ({ data }: Dated) => String((data as Entry<'articles'>['data'] | null)?.date ?? '')

/** Lists and links of many kinds need the same order of the same briefings. */
const known = new WeakMap<readonly Dated[], readonly Dated[]>()

/** Briefings from the newest to the oldest; those of one day by their slug. */
export function newestFirst<Item extends Dated>(articles: readonly Item[]): readonly Item[] {
  const found = known.get(articles) as readonly Item[] | undefined
  if (found) return found
  const ordered = articles
    .map((item) => ({ item, day: dayOf(item) }))
    .sort((a, b) => compare(b.day, a.day) || compare(a.item.slug, b.item.slug))
    .map(({ item }) => item)
  known.set(articles, ordered)
  return ordered
}

/** By code points: many times faster than by language, and both are plain letters and digits. */
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
