import { z } from 'zod'
import { isoDate, text } from './shared.ts'

/** One version of a legal text: `content/legal/<document>/<effective date>.mdx`. */
export const legal = z.strictObject({
  title: text('The name of the document.'),
  description: text('What search engines show under the title.')
    .min(50, 'must be at least 50 characters')
    .max(160, 'must be at most 160 characters'),
  effective: isoDate.describe('The day from which this version applies. It must be the file’s name.'),
  lastUpdated: isoDate.describe('The date readers see after “Last updated”.'),
  summary: text('Two or three sentences in plain words, shown above the text. They are not part of it.'),
})
export type Legal = z.output<typeof legal>
