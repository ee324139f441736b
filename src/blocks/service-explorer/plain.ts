import type { ServiceExplorerProps } from '#src/blocks/service-explorer/service-explorer.tsx'
import type { ServiceRecord } from '#src/blocks/service-explorer/service-sheet.tsx'
import { element, fact, link, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import * as routes from '#src/lib/routes.ts'

/** The categories with their services, each with all its sheet says. */
export const plainServiceExplorer = ({ groups, ...words }: ServiceExplorerProps): Tree =>
  groups.flatMap(({ title, description, services }) => [
    element('h2', title),
    ...paragraphs(`${services.length} ${words.countLabel}`, description),
    ...services.flatMap((service) => sheet(service, words)),
  ])

function sheet(service: ServiceRecord, words: Omit<ServiceExplorerProps, 'groups'>): Tree {
  const results = service.results.map((result) => `${result.figure} ${result.words}`).join(', ')
  return [
    ...paragraphs(`${words.sheetLabel} ${service.number}`),
    element('h3', service.title),
    ...paragraphs(service.subtitle, service.description),
    fact(words.resultsLabel, results),
    fact(words.timelineLabel, service.timeline),
    fact(words.investmentLabel, service.investment),
    ...paragraphs(element('strong', words.featuresLabel)),
    ...service.features.flatMap(({ title, why }) => [element('h4', title), fact(words.whyLabel, why)]),
    ...paragraphs(link(routes.contactPage, service.cta)),
  ]
}
