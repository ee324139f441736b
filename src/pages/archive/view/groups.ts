import { briefingSummary } from '#src/blocks/briefing-list/row.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { ArchiveGroup } from '#src/pages/archive/template.tsx'
import type { BriefingPage } from './archive.ts'

const months = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })
const monthOf = (date: string) => months.format(new Date(`${date}T00:00:00Z`))

/** The briefings of a page by year; those of a year by month. */
export function archiveGroups({ list, items }: BriefingPage, content: ContentIndex): ArchiveGroup[] {
  const groups: ArchiveGroup[] = []
  for (const entry of items) {
    const title = list.kind === 'year' ? monthOf(entry.data.date) : entry.data.date.slice(0, 4)
    const { category, ...summary } = briefingSummary(entry, content)
    const briefing = list.kind === 'category' ? summary : { ...summary, category }
    const group = groups.at(-1)
    if (group?.title === title) group.briefings.push(briefing)
    else groups.push({ title, briefings: [briefing] })
  }
  return groups
}
