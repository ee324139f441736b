import type { ContentData } from '../../src/content/queries.ts'

/**
 * The newest day the content states for itself, `YYYY-MM-DD`: what files may say about time without the build's clock.
 *
 * @param today what lies behind it has not come: a legal text says ahead of its day when it will be updated.
 */
export function newestDate({ entries }: ContentData, today: string): string {
  const dates = [
    ...entries.pages.map(({ data }) => data.updated),
    ...entries.articles.map(({ data }) => data.updated ?? data.date),
    ...entries.jobs.map(({ data }) => data.posted),
    ...entries.legal.map(({ data }) => data.lastUpdated),
  ]
  return dates.reduce<string>((newest, date) => (date && date > newest && date <= today ? date : newest), '2025-01-15')
}
