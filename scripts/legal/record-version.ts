import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { LegalRecord } from '../../src/content/schemas/legal-record.ts'
import { formatDate } from '../../src/lib/dates.ts'
import { plainText, rawText } from '../../src/lib/line-ends.ts'
import { type LegalFingerprint, legalFingerprint } from '../content/legal/legal-fingerprint.ts'
import { differentFigure, figureWords } from '../content/legal/stated-figures.ts'
import { versionFile } from '../content/legal/version-file.ts'
import { UsageError } from '../tools/usage-error.ts'
import { type Ask, nobodyToAsk } from './ask.ts'
import { dayFrom, documentNamed, lastingVersionsOf, readVersion } from './documents.ts'
import { type People, people } from './people.ts'
import { isAnnounced, readRecords, recordOf, writeRecords } from './records.ts'
import { refuseWhatStopsTheBuild } from './stops-build.ts'
import { withField } from './with-field.ts'

const usage =
  'npm run legal:correct privacy-policy -- --effective 2026-03-01 --reason "…" --recorded-by "…" --approved-by "…"'

export interface CorrectionRequest extends People {
  document?: string
  effective?: string
  reason?: string
}

/** What was recorded: the text for the first time, a correction of it, who approved it, only its figures, or nothing. */
export interface Recorded {
  document: string
  effective: string
  what: 'first' | 'correction' | 'approval' | 'figures' | 'nothing'
}

/** The version meant when no day is given: the newest one that applies. */
function defaultVersion(root: string, document: string, day: string): string {
  const versions = lastingVersionsOf(root, document)
  const found = versions.findLast((effective) => effective <= day) ?? versions[0]
  if (!found) throw new UsageError(`content/legal/${document} has no version.`)
  return found
}

function reasonOf({ reason }: CorrectionRequest, { document, effective, recorded }: LegalRecord): string {
  if (reason?.trim()) return reason.trim()
  throw new UsageError(
    `The version of ${effective} was recorded as final on ${recorded}. Say why its text is corrected; readers see it in the version history:`,
    `npm run legal:correct ${document} -- --effective ${effective} --reason "A word was missing in section …"`,
    [],
    'reason',
  )
}

/**
 * A correction leaves every figure as it was: people have relied on them.
 *
 * @throws UsageError when a figure has changed, or the record does not tell.
 */
function refuseFigures({ document, effective, figures }: LegalRecord, now: LegalFingerprint): void {
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

/** Readers see when the text was last touched. */
function moveLastUpdated(root: string, file: string, day: string): void {
  const raw = readFileSync(path.join(root, file), 'utf8')
  const text = withField(plainText(raw), 'lastUpdated', day, 'effective')
  writeFileSync(path.join(root, file), rawText(raw, text))
}

/**
 * Records the text of a version: the first time as final, from then on as corrected, with the reason. A correction sets
 * `lastUpdated` to the day on which it is recorded. A text that does not apply yet may be approved later.
 *
 * @param day the day on which it is recorded.
 * @throws UsageError when the version cannot be found or read, would stop the build on its day, when nobody stands for
 * it, or when a correction has no reason or changes a figure.
 */
export async function recordVersion(
  root: string,
  request: CorrectionRequest,
  day: string,
  ask: Ask = nobodyToAsk,
): Promise<Recorded> {
  const document = documentNamed(root, request.document, usage)
  const effective = request.effective ? dayFrom(request.effective) : defaultVersion(root, document, day)
  const file = versionFile(document, effective)
  const read = () => {
    const { value, body } = readVersion(root, document, effective)
    return legalFingerprint(value, body)
  }
  const now = read()
  const records = readRecords(root)
  const known = recordOf(records, { document, effective })
  const others = records.filter((record) => record !== known)
  const approvedBy = request.approvedBy?.trim()
  if (
    known?.fingerprint === now.fingerprint &&
    !known.approvedBy &&
    approvedBy &&
    (known.recordedBy || effective > day)
  ) {
    writeRecords(root, [...others, { ...known, approvedBy }])
    return { document, effective, what: 'approval' }
  }
  if (known?.fingerprint === now.fingerprint) {
    writeRecords(root, [...others, { ...known, figures: now.figures }])
    return { document, effective, what: known.figures === undefined ? 'figures' : 'nothing' }
  }
  // Nobody has relied yet on a text that does not apply yet and was not announced: it is recorded anew.
  if (!known || (effective > day && !isAnnounced(known, day))) {
    await refuseWhatStopsTheBuild(root, file, effective, day)
    const by = await people(request, ask, effective > day)
    const id = `${document}-${effective}`
    writeRecords(root, [...others, { id, document, effective, recorded: day, ...by, ...now, corrections: [] }])
    return { document, effective, what: 'first' }
  }
  refuseFigures(known, now)
  const reason = reasonOf(request, known)
  await refuseWhatStopsTheBuild(root, file, effective, day)
  const by = await people(request, ask)
  moveLastUpdated(root, file, day)
  const corrected = read()
  const correction = { date: day, reason, before: known.fingerprint, after: corrected.fingerprint, ...by }
  writeRecords(root, [...others, { ...known, ...corrected, corrections: [...known.corrections, correction] }])
  return { document, effective, what: 'correction' }
}
