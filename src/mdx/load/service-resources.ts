import type { ServiceResourcesProps } from '#src/components/blocks/service-resources.tsx'
import type { ContentIndex } from '#src/content-index/queries.ts'
import type { BlockProps } from '#src/schemas/blocks.ts'

/** Where every resource of a service page leads. */
const briefings = '/briefings'

/** The resources as they stand on the tag, each with its address. */
export function loadServiceResources(
  props: BlockProps<'ServiceResources'>,
  _content: ContentIndex,
): ServiceResourcesProps {
  return { ...props, items: props.items.map((item) => ({ ...item, href: briefings })) }
}
