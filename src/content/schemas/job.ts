import { z } from 'zod'
import { isoDate, line, note, text, title } from '#src/content/field-types.ts'
import { publication } from '#src/content/schemas/publication.ts'

/** The three career paths. */
export const jobTrack = z.enum(['consulting', 'product', 'technology']).describe('The career path the role belongs to.')

/** An open role: `content/jobs/<slug>.mdx` is the page at `/careers/<slug>`. */
export const job = z
  .strictObject({
    title: title('The name of the role.'),
    description: text('One or two sentences for the list and for search engines.')
      .min(50, 'must be at least 50 characters')
      .max(220, 'must be at most 220 characters'),
    location: line('Where the work is done, as readers see it, for example "New York, NY (hybrid)".'),
    locality: note('The city, for search engines.'),
    region: note('The state as two letters, for search engines.').regex(
      /^[A-Z]{2}$/,
      'must be two capital letters, for example "NY"',
    ),
    type: z.enum(['Full-time']).describe('The kind of employment.'),
    experience: text('How much experience is asked for, for example "5-8 years".'),
    track: jobTrack,
    salaryMin: z.int().min(20_000).describe('Lower end of the yearly salary in US dollars, for example 180000.'),
    salaryMax: z.int().describe('Upper end of the yearly salary in US dollars.'),
    skills: z.array(text('A skill.')).min(3).max(10).describe('The key skills.'),
    impact: text('What the person in this role can change: one or two sentences.'),
    posted: isoDate.describe('The day the role was published.'),
    validThrough: isoDate.describe('The last day to apply. After it the role is no longer on the site.'),
    ...publication,
  })
  .refine((value) => value.salaryMax >= value.salaryMin, {
    path: ['salaryMax'],
    message: 'must not be below salaryMin',
  })
  .refine((value) => value.validThrough >= value.posted, {
    path: ['validThrough'],
    message: 'must not lie before `posted`, the day the role was published',
  })
export type Job = z.output<typeof job>
