import type { LegalRecord } from '../../src/content/schemas/legal-record.ts'
import { formatDate } from '../../src/lib/dates.ts'
import type { LegalFingerprint } from '../content/legal/legal-fingerprint.ts'
import { differentFigure, figureWords } from '../content/legal/stated-figures.ts'
import { UsageError } from '../tools/usage-error.ts'

/**
 * A correction leaves every figure as it was: people have relied on them.
 *
 * @throws UsageError when a figure has changed, or the record does not tell.
 */
export function refuseFigures({ document, effective, figures }: LegalRecord, now: LegalFingerprint): void {
  if (figures === undefined) {
    throw new UsageError(
      `The record of ${document} ${effective} does not hold its figures yet, so that nobody could see whether one has changed. ` +
        'Put the text back as it was, record it once, then make the correction.',
    )
  }
  const different = differentFigure(figures, now.figures)
  if (!different) return
  throw new UsageError(
    `This is no correction: in the ${document} of ${formatDate(effective)} ${figureWords(different)}. A value or a number is never corrected, because people rely on it. ` +
      `Put it back as it was, then change it in a new version:`,
    `npm run legal:new ${document} -- --effective YYYY-MM-DD`,
  )
}
