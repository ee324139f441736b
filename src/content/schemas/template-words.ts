import { z } from 'zod'
import { text, textWith } from '#src/content/field-types.ts'

/** The words around the text of an open role. */
const jobWords = z.strictObject({
  eyebrow: textWith(['track'], 'The short label above the title; {track} is filled in.'),
  tracks: z
    .strictObject({ consulting: text('…'), product: text('…'), technology: text('…') })
    .describe('The career paths as readers see them.'),
  salary: text('Name of the salary.'),
  salaryPeriod: text('Put after the salary.'),
  location: text('Name of the place of work.'),
  type: text('Name of the kind of employment.'),
  experience: text('Name of the experience asked for.'),
  posted: text('Name of the day the role was published.'),
  closing: text('Name of the last day to apply.'),
  skills: text('Heading of the skills.'),
  impact: text('Heading of the impact.'),
  facts: text('Heading of the facts beside the text, for screen readers.'),
  apply: text('The button to the contact form.'),
  applyAbout: textWith(['title'], 'The first line of the message on the contact form; {title} is filled in.'),
  applyNote: text('One sentence under the button.'),
  others: text('Heading of the other open roles.'),
  all: text('The link back to all roles.'),
})
export type JobWords = z.output<typeof jobWords>

/** `content/site/templates.json`: words that a template puts around every entry of a kind. */
export const templateWords = z.strictObject({ job: jobWords })
export type TemplateWords = z.output<typeof templateWords>
