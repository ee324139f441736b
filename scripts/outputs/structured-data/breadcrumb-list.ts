import type { BreadcrumbList, ListItem } from 'schema-dts'
import type { BreadcrumbItem } from '../../../src/site/breadcrumb-item.ts'
import type { ThingSource } from './thing-source.ts'

/** The trail above the title. The last station is the page itself and needs no address. */
export function breadcrumbLists({ page, baseUrl }: ThingSource): BreadcrumbList[] {
  const { breadcrumb = [] } = page.view as { breadcrumb?: BreadcrumbItem[] }
  if (breadcrumb.length < 2) return []
  const itemListElement = breadcrumb.map(
    ({ name, href }, index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(index < breadcrumb.length - 1 && { item: baseUrl + href }),
    }),
  )
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}
