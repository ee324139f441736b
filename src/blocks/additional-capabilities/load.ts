import type { AdditionalCapabilitiesProps } from '#src/blocks/additional-capabilities/additional-capabilities.tsx'
import type { additionalCapabilities } from '#src/blocks/additional-capabilities/schema.ts'
import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { ContentIndex } from '#src/content/queries.ts'

/** The additional capabilities in the order of their file. */
export function loadAdditionalCapabilities(
  props: PropsOf<typeof additionalCapabilities>,
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
