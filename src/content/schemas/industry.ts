import { z } from 'zod'
import { gradient, line, note, text } from '#src/content/field-types.ts'
import { publication } from '#src/content/schemas/publication.ts'
import { isAmount } from '#src/lib/amount.ts'

/** An industry of the Industries page: `content/industries/<slug>.json`. */
export const industry = z.strictObject({
  name: text('The industry.'),
  marketSize: line('Size of the market, for example "$886B". The chart is drawn from it.').refine(
    isAmount,
    'must be written like "$886B" or "$5T"',
  ),
  growth: z
    .string()
    .regex(/^\d+(?:\.\d+)?% a year$/, 'must be written like "4% a year"')
    .describe('Growth per year, for example "4% a year". It is the slope of the line in the chart.'),
  focus: text('What the firm concentrates on: one or two sentences.'),
  services: z.array(text('A service.')).min(3).max(6),
  challenges: z.array(text('A challenge.')).min(2).max(5),
  opportunities: z.array(text('An opportunity.')).min(2).max(5),
  caseStudy: z.strictObject({ title: text('What was done.'), result: text('The result with its figure.') }),
  order: z.int().min(1),
  ...publication,
})
export type Industry = z.output<typeof industry>

/** One of the eight industry cards on the About page. */
export const aboutIndustry = z.strictObject({
  id: note('Short name.'),
  title: text('The industry.'),
  description: text('The sentence that appears on hover, focus and tap.'),
  colour: gradient,
})
export type AboutIndustry = z.output<typeof aboutIndustry>
