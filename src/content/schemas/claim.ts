import { z } from 'zod'
import { isoDate, line, slug, text } from '#src/content/field-types.ts'
import { owner, reviewBy } from './review.ts'

/** `content/site/claims.json`: every figure of the copy that could be questioned, with its scope and source. */
export const claim = z
  .strictObject({
    id: slug,
    value: line('The figure as it is printed.'),
    label: text('What it counts.'),
    scope: text('What exactly is counted, shown in the note beside the figure.').optional(),
    asOf: isoDate,
    source: line('Where the figure comes from. Left out, the figure is marked as illustrative.').optional(),
    illustrative: z.boolean().default(false),
    owner,
    reviewBy,
  })
  .refine((value) => value.reviewBy >= value.asOf, {
    path: ['reviewBy'],
    message: 'must not lie before `asOf`, the day from which the figure is',
  })
export type Claim = z.output<typeof claim>
