import type { AdditionalCapabilitiesProps } from '#src/blocks/additional-capabilities/additional-capabilities.tsx'
import { element, fact, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'

/** The capabilities, each with its tag and its note. */
export const plainAdditionalCapabilities = ({ capabilities, whyLabel }: AdditionalCapabilitiesProps): Tree =>
  capabilities.flatMap(({ title, tag, description, why }) => [
    element('h3', title),
    ...paragraphs(tag, description),
    fact(whyLabel, why),
  ])
