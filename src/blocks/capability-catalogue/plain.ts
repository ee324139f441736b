import type { CapabilityCatalogueProps } from '#src/blocks/capability-catalogue/capability-catalogue.tsx'
import { bulleted, element, fact, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'

/** The categories with their services. */
export const plainCapabilityCatalogue = ({ categories, ...labels }: CapabilityCatalogueProps): Tree =>
  categories.flatMap(({ letter, title, description, services }) => [
    element('h3', `${letter} ${title}`),
    ...paragraphs(description),
    ...services.flatMap((service) => [
      element('h4', `${service.code} ${service.name}`),
      ...paragraphs(service.description, element('strong', labels.deliverablesLabel)),
      bulleted(service.deliverables),
      fact(labels.timelineLabel, service.timeline),
    ]),
  ])
