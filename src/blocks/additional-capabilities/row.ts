import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { element, fact, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { text } from '#src/content/field-types.ts'
import type { ContentIndex } from '#src/content/queries.ts'

export const additionalCapabilities = {
  description: 'The four additional capabilities of the Services page.',
  props: z.strictObject({
    whyLabel: text('On every card: the name of the note that opens.'),
  }),
  children: 'none',
  shows: {
    additionalCapabilities: { at: (id) => `why-${id}`, found: () => [], counted: [{ noun: /additions?/ }] },
  },
  example: '<AdditionalCapabilities whyLabel="Why This Matters" />',
} as const satisfies BlockDefinition

export interface AdditionalCapabilitiesProps extends PropsOf<typeof additionalCapabilities> {
  capabilities: { id: string; title: string; description: string; tag: string; why: string }[]
}

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

/** The capabilities, each with its tag and its note. */
export const plainAdditionalCapabilities = ({ capabilities, whyLabel }: AdditionalCapabilitiesProps): Tree =>
  capabilities.flatMap(({ title, tag, description, why }) => [
    element('h3', title),
    ...paragraphs(tag, description),
    fact(whyLabel, why),
  ])
