import { z } from 'zod'

/** How long a piece of work takes, as a range of months: "1-3 months". Charts read it, so it has one form. */
export const timeline = z
  .string()
  .regex(/^\d{1,2}-\d{1,2} months$/, 'must be written like "1-3 months"')
  .describe('How long it takes, for example "1-3 months". The chart beside it is drawn from these numbers.')
