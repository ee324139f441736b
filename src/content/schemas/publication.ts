import { z } from 'zod'
import { dayOrMoment } from '#src/content/field-types.ts'
import { review } from './review.ts'

const draft = z
  .boolean()
  .optional()
  .describe('Whether it is still being written: the preview shows it, marked, and the published site does not have it.')

/** What a collection has whose entries bring their own dates, as legal texts do. */
export const draftOnly = { draft, ...review }

/**
 * What every entry may say that has an address or stands in a list: whether and when the site has it, and who looks after it.
 */
export const publication = {
  draft,
  publishAt: dayOrMoment
    .optional()
    .describe(
      'From when the site has it: a day, or a day and time on the firm’s clocks, for example "2026-03-01T09:00".',
    ),
  unpublishAt: dayOrMoment
    .optional()
    .describe('From when the site no longer has it: a day, or a day and time on the firm’s clocks.'),
  ...review,
}
