import type { Service } from 'schema-dts'
import { organizationId, type ThingSource } from './thing-source.ts'

/** What the firm sells: every page the menu of services leads to. */
export function services({ page, content, baseUrl }: ThingSource): Service[] {
  const items = content.single('navigation').primary.flatMap(({ dropdownItems = [] }) => dropdownItems)
  const item = items.find(({ href, alias }) => page.path === (alias ?? href))
  if (!item) return []
  return [
    {
      '@type': 'Service',
      name: item.name,
      description: page.meta.description,
      url: page.meta.canonical,
      provider: { '@id': organizationId(baseUrl) },
    },
  ]
}
