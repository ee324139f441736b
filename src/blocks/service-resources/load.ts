import type { BlockProps } from '#src/blocks/blocks.ts'
import type { ServiceResourcesProps } from '#src/blocks/service-resources/service-resources.tsx'
import type { ContentIndex } from '#src/content/queries.ts'

/** Where every resource of a service page leads. */
const briefings = '/briefings'

/** The resources as they stand on the tag, each with its address. */
export function loadServiceResources(
  props: BlockProps<'ServiceResources'>,
  _content: ContentIndex,
): ServiceResourcesProps {
  return { ...props, items: props.items.map((item) => ({ ...item, href: briefings })) }
}
