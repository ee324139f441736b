import { z } from 'zod'
import { gradient, href, interest, note, text } from '#src/content/field-types.ts'
import { publication } from '#src/content/schemas/publication.ts'

/** A service on the Services page: `content/services/<id>.json`. */
export const service = z.strictObject({
  category: z.enum(['transformation', 'optimization']),
  title: text('The name of the service.'),
  subtitle: text('One line under the name.'),
  description: text('Two to four sentences.'),
  features: z
    .array(
      z.strictObject({
        title: text('The key capability.'),
        why: text('The “Why This Matters” note that opens below it.'),
      }),
    )
    .min(3)
    .max(6)
    .describe('The key capabilities.'),
  results: text('The results line.'),
  timeline: text('The timeline line.'),
  investment: text('The investment line.'),
  cta: text('The words on the button.'),
  href: href.describe('The address the record carries. The site never links to it.'),
  interest,
  gradient,
  order: z.int().min(1),
  ...publication,
})
export type Service = z.output<typeof service>

/** One of the two category cards on the Services page. */
export const serviceCategory = z.strictObject({
  id: z.enum(['transformation', 'optimization']),
  title: text('The words on the card.'),
  description: text('One or two sentences.'),
  count: z
    .int()
    .describe('How many services stand in the category. The check compares it with the services there are.'),
})
export type ServiceCategory = z.output<typeof serviceCategory>

/** One of the four additional capabilities on the Services page. */
export const additionalCapability = z.strictObject({
  id: note('Short name for the address.'),
  title: text('The words on the card.'),
  description: text('One or two sentences.'),
  category: z.enum(['AI-Powered', 'Strategy', 'Innovation', 'Growth']).describe('The tag on the card.'),
  why: text('The “Why This Matters” note that opens below it.'),
})
export type AdditionalCapability = z.output<typeof additionalCapability>
