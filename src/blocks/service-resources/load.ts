import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { serviceResources } from '#src/blocks/service-resources/schema.ts'
import type { ServiceResourcesProps } from '#src/blocks/service-resources/service-resources.tsx'
import type { ContentIndex } from '#src/content/queries.ts'
import * as routes from '#src/lib/routes.ts'

/** Where every resource of a service page leads. */
const briefings = routes.briefingsPage

/** The resources as they stand on the tag, each with its address. */
export function loadServiceResources(
  props: PropsOf<typeof serviceResources>,
  _content: ContentIndex,
): ServiceResourcesProps {
  return { ...props, items: props.items.map((item) => ({ ...item, href: briefings })) }
}
