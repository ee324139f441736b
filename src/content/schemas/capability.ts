import { z } from 'zod'
import { note, text } from '#src/content/field-types.ts'
import { publication } from '#src/content/schemas/publication.ts'
import { timeline } from './timeline.ts'

/** A category of three services on the Capabilities page: `content/capabilities/<id>.json`. */
export const capability = z.strictObject({
  title: text('The name of the category.'),
  description: text('One or two sentences.'),
  services: z
    .array(
      z.strictObject({
        name: text('The name of the service.'),
        description: text('What it is.'),
        deliverables: z.array(text('What the client receives.')).min(2).max(6),
        timeline,
      }),
    )
    .length(3, 'must list exactly three services'),
  order: z.int().min(1),
  ...publication,
})
export type Capability = z.output<typeof capability>

/** One share of the industry focus split; together they are 100. */
export const focusShare = z.strictObject({
  id: note('Short name.'),
  label: text('The industry.'),
  share: z.int().min(1).max(100).describe('Per cent.'),
})
export type FocusShare = z.output<typeof focusShare>
