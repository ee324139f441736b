import type { LegalVersion } from '#src/content/legal/versions.ts'
import type { Legal } from '#src/content/schemas/legal.ts'
import type { FileResult } from '../../model/file-result.ts'
import { eachLegalVersion, type Said } from '../each.ts'

/** The dates of the versions of a document follow each other, and each version says what it changed. */
export const legalDates = eachLegalVersion((version, { today }) => {
  const fields = fieldsOf(version)
  if (!fields || version.status === 'withdrawn') return
  const before = version.before && fieldsOf(version.before)
  const found: Said[] = []
  const wrongDay = (message: string, hint: string) => found.push({ field: 'lastUpdated', message, hint })
  if (version.effective <= today && version.status !== 'future' && fields.lastUpdated > today)
    wrongDay(
      `The text is said to be updated on ${fields.lastUpdated}, which has not come yet.`,
      `Write the day of the last change, ${today} at the latest.`,
    )
  // What was announced may be corrected before the version it replaces takes effect.
  if (before && !version.announced && fields.lastUpdated < before.effective)
    wrongDay(
      `The text is said to be updated on ${fields.lastUpdated}, before the version it replaces took effect (${before.effective}).`,
      `Write a day from ${before.effective} on; usually ${fields.effective}.`,
    )
  if (before && !fields.changes) found.push(noSummary(version, before))
  return found
})

const fieldsOf = ({ source }: LegalVersion<FileResult>) => source.value as Legal | null

/** A draft may still be without it; a version that applies may not. */
function noSummary({ status }: LegalVersion<FileResult>, before: Legal): Said {
  return {
    severity: status === 'future' ? 'warning' : 'error',
    rule: 'legal-changes',
    field: 'changes',
    message: `This version does not say what it changes in the version of ${before.effective}.`,
    hint: 'Say under `changes` what is different, in one to four sentences for readers who know the earlier version.',
  }
}
