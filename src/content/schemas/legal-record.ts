import { z } from 'zod'
import { isoDate, line, note, slug } from '#src/content/field-types.ts'

const fingerprint = z.string().regex(/^[0-9a-f]{64}$/, 'must be a fingerprint as the command writes it')

/** Absent from records made before they were kept. */
const people = {
  recordedBy: note('Who recorded it.').optional(),
  approvedBy: note('Who approved it.').optional(),
}

const announced = z.strictObject({
  date: isoDate.describe('The day from which readers are told of it.'),
  by: note('Who announced it.'),
})

const withdrawn = z.strictObject({
  date: isoDate.describe('The day on which it was withdrawn.'),
  by: note('Who withdrew it.'),
  reason: line('Why it was withdrawn. Readers see it.'),
})

/**
 * `content/legal/published.json`: what each published version of a legal text said, as a fingerprint.
 *
 * Written by `npm run legal:correct`, `legal:announce` and `legal:withdraw`, never by hand: a text that no longer fits its
 * fingerprint stops the build. Where a version stands follows from its days alone.
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
        reason: line('Why the published text was corrected. Readers see it in the version history.'),
        before: fingerprint,
        after: fingerprint,
        ...people,
      }),
    )
    .describe('Corrections made after publication, the oldest first.'),
  announced: announced.optional().describe('That the version is published ahead of the day from which it applies.'),
  withdrawn: withdrawn.optional().describe('That it was withdrawn after it was announced: it never applies.'),
})
export type LegalRecord = z.output<typeof legalRecord>
