import { z } from 'zod'
import { line, text, title } from '#src/content/field-types.ts'

import { publication } from '#src/content/schemas/publication.ts'

import { picture } from './picture.ts'

/** The filter groups; a study is in the group of its category and of each of its tags. */
export const caseStudyGroup = z.enum([
  'Federal Compliance',
  'Digital Transformation',
  'Audit & Compliance',
  'Cloud & Security',
])

const measure = z.strictObject({
  label: text('What was counted, for example "Open audit findings".'),
  values: z
    .array(z.number().min(0).describe('A count, the earliest first.'))
    .min(3)
    .max(13)
    .describe('The count at the start and after each month. The chart beside the figure is drawn from it.'),
})

/** A case study: `content/case-studies/<id>.json`. */
export const caseStudy = z.strictObject({
  title: title('The headline.'),
  client: text('Who the client is, without naming them.'),
  industry: text('The client’s industry.'),
  challenge: text('What was wrong: two to four sentences.'),
  solution: text('What was done: two to four sentences.'),
  results: z.array(text('One result with its figure.')).min(2).max(6),
  impact: line('The one figure that leads, for example "$18M".'),
  impactLabel: text('What the figure counts. Reads on from the figure.'),
  timeframe: text('How long it took, for example "6 months".'),
  category: caseStudyGroup.describe('The first filter group the study is found under.'),
  tags: z
    .array(text('A tag.'))
    .max(6)
    .describe('Further words. A tag that names a filter group puts the study there too.'),
  measure,
  picture: picture.optional().describe('A picture beside what was done.'),
  order: z.int().min(1).describe('Position on the page.'),
  ...publication,
})
export type CaseStudy = z.output<typeof caseStudy>
