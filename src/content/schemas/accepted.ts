import { z } from 'zod'
import { isoDate, note } from '#src/content/field-types.ts'

/** `content/site/accepted.json`: warnings of the check that are meant, so that it tells them no more. */
export const accepted = z.strictObject({
  rule: note('The name of the rule, as the report prints it behind the warning.'),
  file: note('The file, for example "content/pages/about.mdx".'),
  words: z
    .string()
    .describe('What the warning stands at, as the report marks it. Empty where it stands at the file as a whole.'),
  reason: note('Why it is meant.'),
  who: note('Who accepted it.'),
  day: isoDate.describe('The day on which it was accepted.'),
})
export type Accepted = z.output<typeof accepted>
