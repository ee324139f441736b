import type { Entry } from './queries.ts'

/** Briefings from the newest to the oldest; those of one day by their slug. */
export function newestFirst(articles: readonly Entry<'articles'>[]): Entry<'articles'>[] {
  return articles.toSorted((a, b) => b.data.date.localeCompare(a.data.date) || a.slug.localeCompare(b.slug))
}
