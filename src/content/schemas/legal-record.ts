import { z } from 'zod'
import { isoDate, slug, text } from '#src/content/field-types.ts'

const fingerprint = z.string().regex(/^[0-9a-f]{64}$/, 'must be a fingerprint as the command writes it')

/** Absent from records made before they were kept. */
const people = {
  recordedBy: text('Who recorded it.').optional(),
  approvedBy: text('Who approved it.').optional(),
}

/**
 * `content/legal/published.json`: what each published version of a legal text said, as a fingerprint.
 *
 * Written by `npm run legal:correct`, never by hand: a text that no longer fits its fingerprint stops the build.
 */
export const legalRecord = z.strictObject({
  id: slug.describe('The document and the day from which the version applies: "privacy-policy-2026-03-01".'),
  document: slug,
  effective: isoDate,
  recorded: isoDate.describe('The day on which the text was recorded as final.'),
  ...people,
  fingerprint: fingerprint.describe('Of the text as it stands now.'),
  sections: z.record(z.string(), z.string()).describe('A fingerprint of each section, by its name in the address.'),
  figures: z
    .string()
    .optional()
    .describe('The values and numbers of the text in their order. Absent from records made before they were kept.'),
  corrections: z
    .array(
      z.strictObject({
        date: isoDate,
        reason: text('Why the published text was corrected. Readers see it in the version history.'),
        before: fingerprint,
        after: fingerprint,
        ...people,
      }),
    )
    .describe('Corrections made after publication, the oldest first.'),
})
export type LegalRecord = z.output<typeof legalRecord>
