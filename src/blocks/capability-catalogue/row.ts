import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { type MonthRange, monthRange } from '#src/blocks/capability-catalogue/month-range.ts'
import { bulleted, element, fact, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { text } from '#src/content/field-types.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { Capability } from '#src/content/schemas/capability.ts'

export const capabilityCatalogue = {
  description: 'Four categories of three services, with deliverables and a scale of months.',
  props: z.strictObject({
    indexLabel: text('Name of the list of categories for screen readers.'),
    deliverablesLabel: text('Before the deliverables of a service.'),
    timelineLabel: text('Before the timeline of a service.'),
  }),
  children: 'none',
  shows: {
    capabilities: {
      at: (slug) => slug,
      found: ({ title, services }) => [title, ...services.map(({ name }) => name)],
      counted: [
        { noun: /categor(?:y|ies)/ },
        { noun: /services?/, count: (categories) => categories.flatMap(({ services }) => services).length },
      ],
    },
  },
  example: '<CapabilityCatalogue indexLabel="Categories" deliverablesLabel="Deliverables" timelineLabel="Timeline" />',
} as const satisfies BlockDefinition

export interface CapabilityCatalogueProps extends PropsOf<typeof capabilityCatalogue> {
  categories: Category[]
}

export interface Category {
  id: string
  /** "A" for the first one. */
  letter: string
  title: string
  description: string
  services: CapabilityRowData[]
}

export type CapabilityRowData = Capability['services'][number] & {
  /** "B.2": the second service of category B. */
  code: string
  months: MonthRange
}

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
