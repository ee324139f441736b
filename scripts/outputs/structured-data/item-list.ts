import type { ItemList, ListItem } from 'schema-dts'
import { latestShown } from '../../../src/blocks/briefing-list/latest-shown.ts'
import type { BriefingListProps } from '../../../src/blocks/briefing-list/row.ts'
import type { CareerExplorerProps } from '../../../src/blocks/career-explorer/row.ts'
import type { CaseStudyExplorerProps } from '../../../src/blocks/case-study-explorer/row.ts'
import { isList } from '../../../src/content/archive.ts'
import type { ArchiveView } from '../../../src/pages/archive/template.tsx'
import { blocksOf } from '../blocks-of.ts'
import type { ThingSource } from './thing-source.ts'

type Addresses = (source: ThingSource) => string[]

/** The large ones stand before the list. */
const briefings: Addresses = ({ page }) =>
  blocksOf<BriefingListProps>(page.body, 'BriefingList').flatMap(({ briefings: all }) => {
    const featured = all.filter((briefing) => briefing.featured)
    const latest = all.filter((briefing) => !briefing.featured).slice(0, latestShown)
    return [...featured, ...latest].map(({ href }) => href)
  })

const archived: Addresses = ({ page }) =>
  isList(page.kind)
    ? (page.view as ArchiveView).groups.flatMap(({ briefings: own }) => own.map(({ href }) => href))
    : []

const caseStudies: Addresses = ({ page }) =>
  blocksOf<CaseStudyExplorerProps>(page.body, 'CaseStudyExplorer').flatMap(({ studies }) =>
    studies.map(({ id }) => `${page.path}#${id}`),
  )

const roles: Addresses = ({ page }) =>
  blocksOf<CareerExplorerProps>(page.body, 'CareerExplorer').flatMap(({ paths }) =>
    paths.flatMap((path) => path.roles.map(({ href }) => href)),
  )

/** What a list page lists, in the order of the page. */
export function itemLists(source: ThingSource): ItemList[] {
  const addresses = [briefings, archived, caseStudies, roles].flatMap((list) => list(source))
  if (addresses.length === 0) return []
  const itemListElement = addresses.map(
    (address, index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      url: source.baseUrl + address,
    }),
  )
  return [{ '@type': 'ItemList', itemListElement }]
}
