import type { ServiceResourcesProps } from '#src/blocks/service-resources/service-resources.tsx'
import { element, link, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'

/** The resources with their links. */
export const plainServiceResources = ({ items }: ServiceResourcesProps): Tree =>
  items.flatMap(({ type, title, text, length, href }) => [
    element('h3', link(href, `${type} ${title}`)),
    ...paragraphs(text, length),
  ])
