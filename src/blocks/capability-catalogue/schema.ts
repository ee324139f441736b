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
  example: '<CapabilityCatalogue indexLabel="Categories" deliverablesLabel="Deliverables" timelineLabel="Timeline" />',
} as const satisfies BlockDefinition
