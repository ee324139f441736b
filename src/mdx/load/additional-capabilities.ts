import type { AdditionalCapabilitiesProps } from '#src/components/blocks/additional-capabilities.tsx'
import type { ContentIndex } from '#src/content-index/queries.ts'
import type { BlockProps } from '#src/schemas/blocks.ts'

/** The additional capabilities in the order of their file. */
export function loadAdditionalCapabilities(
  props: BlockProps<'AdditionalCapabilities'>,
  content: ContentIndex,
): AdditionalCapabilitiesProps {
  const capabilities = content.list('additionalCapabilities').map((capability) => ({
    id: `why-${capability.id}`,
    title: capability.title,
    description: capability.description,
    tag: capability.category,
    why: capability.why,
  }))
  return { ...props, capabilities }
}
