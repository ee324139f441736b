import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { CapabilityCatalogueProps } from '#src/blocks/capability-catalogue/capability-catalogue.tsx'
import { monthRange } from '#src/blocks/capability-catalogue/month-range.ts'
import type { capabilityCatalogue } from '#src/blocks/capability-catalogue/schema.ts'
import type { ContentIndex } from '#src/content/queries.ts'

/** The categories with a letter each, their services with a code such as B.2 and their months as numbers. */
export function loadCapabilityCatalogue(
  props: PropsOf<typeof capabilityCatalogue>,
  content: ContentIndex,
): CapabilityCatalogueProps {
  const categories = content.entries('capabilities').map(({ slug, data }, index) => {
    const letter = String.fromCharCode(65 + index)
    const services = data.services.map((service, position) => ({
      ...service,
      code: `${letter}.${position + 1}`,
      months: monthRange(service.timeline),
    }))
    return { id: slug, letter, title: data.title, description: data.description, services }
  })
  return { ...props, categories }
}
