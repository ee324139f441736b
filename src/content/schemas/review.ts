import { z } from 'zod'
import { isoDate, note } from '#src/content/field-types.ts'

/** Who looks after something. */
export const owner = note('Who answers for it: a person, a role or a practice. Readers never see it.')

/** The last day on which nobody has to have looked at it again. */
export const reviewBy = isoDate.describe(
  'The day by which somebody looks at it again. When it has passed, the desk and the calendar say so.',
)

/** What every entry may say about who looks after it. */
export const review = { owner: owner.optional(), reviewBy: reviewBy.optional() }

/** `content/site/reviews.json`: what stands for all entries of a folder that say nothing themselves. */
export const reviewDefault = z.strictObject({
  id: z
    .enum([
      'pages',
      'articles',
      'categories',
      'jobs',
      'legal',
      'advisors',
      'case-studies',
      'services',
      'resources',
      'webinars',
      'capabilities',
      'industries',
      'solutions',
      'agencies',
    ])
    .describe('The folder of the entries.'),
  ...review,
})
export type ReviewDefault = z.output<typeof reviewDefault>
