import { z } from 'zod'
import { conditional, isoDate, line, read, slug, text, title } from '#src/content/field-types.ts'
import { draftOnly } from '#src/content/schemas/publication.ts'

const valueName = z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'must be a name such as "paymentDays"')
const figure = z.union([z.number(), line('The words as they are printed, for example "30 days".')])

/** One version of a legal text: `content/legal/<document>/<effective date>.mdx`. */
export const legal = z.strictObject({
  title: title('The name of the document.'),
  description: text('What search engines show under the title.')
    .min(50, 'must be at least 50 characters')
    .max(160, 'must be at most 160 characters'),
  effective: isoDate.describe('The day from which this version applies. The file is called after it.'),
  lastUpdated: isoDate.describe('The date readers see after “Last updated”.'),
  summary: text(
    'Two or three sentences in plain words, shown above the text. They are not part of it. A figure stands there by its name in braces, for example {paymentDays}.',
  ),
  changes: z
    .string()
    .trim()
    .default('')
    .describe(
      'What this version changes, in plain words for readers of the version before. Left out in the first version only.',
    )
    .meta({ ...conditional, ...read.prose }),
  values: z
    .record(valueName, figure)
    .default({})
    .describe(
      'Figures the text states, each once and under a name of its own, for example paymentDays for “30 days”. The text shows the figure wherever it names it.',
    ),
  anchors: z
    .record(slug, slug)
    .default({})
    .describe(
      'Names of sections of earlier versions that are gone, each with the section that now answers it: the old name, then the new one.',
    ),
  ...draftOnly,
})
export type Legal = z.output<typeof legal>
