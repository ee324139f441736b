import type { BriefingListProps } from '#src/blocks/briefing-list/briefing-list-props.ts'
import type { BriefingSummary } from '#src/blocks/briefing-list/briefing-summary.ts'
import { bulleted, element, link, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import * as routes from '#src/lib/routes.ts'

/** The categories, and the briefings the page carries with their links, the featured ones first. */
export function plainBriefingList({ categories, briefings, archive, ...words }: BriefingListProps): Tree {
  const featured = briefings.filter((briefing) => briefing.featured)
  const latest = briefings.filter((briefing) => !briefing.featured)
  return [
    bulleted([link(routes.briefingsPage, words.all), ...categories.map(({ name, href }) => link(href, name))]),
    ...group(words.featuredTitle, featured, words.readFull),
    ...group(words.latestTitle, latest, words.readMore),
    ...paragraphs(link(archive ?? `${routes.briefingsPage}#all-briefings`, words.viewAll)),
  ]
}

function group(title: string, briefings: readonly BriefingSummary[], label: string): Tree {
  if (briefings.length === 0) return []
  return [
    element('h2', title),
    ...briefings.flatMap((briefing) => [
      element('h3', briefing.title),
      ...paragraphs(meta(briefing), briefing.excerpt, link(briefing.href, label)),
    ]),
  ]
}

const meta = ({ category, date, readTime }: BriefingSummary) =>
  [category?.name, date.text, readTime].filter(Boolean).join(' · ')
