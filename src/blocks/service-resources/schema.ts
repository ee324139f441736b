import { z } from 'zod'
import { text } from '#src/content/field-types.ts'
import type { BlockDefinition } from '../block-definition.ts'

const item = z.strictObject({
  type: z
    .enum(['Article', 'Video', 'Podcast', 'Webinar', 'White paper'])
    .describe('The badge, read out before the title.'),
  title: text('The words of the link.'),
  text: text('What the reader gets: one sentence.'),
  length: text('How long it is, for example "34 min" or "18 pages".'),
})

export const serviceResources = {
  description: 'The resource cards of a service page; each leads to the briefings.',
  props: z.strictObject({
    look: z.enum(['shelf', 'index']).default('shelf').describe('Cards side by side (shelf) or rows of a list (index).'),
    items: z.array(item).min(2).max(6).describe('The resources, in reading order.'),
  }),
  children: 'none',
  shows: {},
  example:
    '<ServiceResources look="index" items={[{ type: "Article", title: "Forty decisions", text: "A worked example.", length: "6 min read" }, { type: "Podcast", title: "The argument", text: "Two chiefs talk.", length: "34 min" }]} />',
} as const satisfies BlockDefinition
