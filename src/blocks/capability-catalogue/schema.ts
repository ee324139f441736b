import { z } from 'zod'
import { text } from '#src/content/field-types.ts'
import type { BlockDefinition } from '../block-definition.ts'

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
