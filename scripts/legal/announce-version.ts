import { formatDate } from '../../src/lib/dates.ts'
import { createContent } from '../content/content.ts'
import { legalFingerprint } from '../content/legal/legal-fingerprint.ts'
import { versionFile } from '../content/legal/version-file.ts'
import { UsageError } from '../tools/usage-error.ts'
import { dayFrom, documentNamed, readVersion, versionsOf } from './documents.ts'
import { isAnnounced, readRecords, recordOf, recordsFile, writeRecords } from './records.ts'
import { refuseWhatStopsTheBuild } from './stops-build.ts'

const usage = 'npm run legal:announce privacy-policy -- --effective 2027-03-01 --by "Your Name"'

export interface AnnounceRequest {
  document?: string
  effective?: string
  /** The day from which readers are told; today when left out. */
  date?: string
  by?: string
}

/** A version that readers can read ahead of its day. */
export interface Announced {
  document: string
  effective: string
  date: string
}

/**
 * Publishes a version ahead of the day from which it applies: it is recorded who announced it, and from when on.
 *
 * @param day today.
 * @throws UsageError when the version is not recorded as it stands, not approved, applies already, was announced before, or
 * when nobody stands for it.
 */
export async function announceVersion(root: string, request: AnnounceRequest, day: string): Promise<Announced> {
  const document = documentNamed(root, request.document, usage)
  if (!request.effective) throw new UsageError(`Which version? ${versionsOf(root, document).join(', ')}`, usage)
  const effective = dayFrom(request.effective)
  const { value, body } = readVersion(root, document, effective)
  const records = readRecords(root)
  const record = recordOf(records, { document, effective })
  const version = `The version of ${formatDate(effective)}`
  if (effective <= day) throw new UsageError(`${version} is in force or was: there is nothing to announce.`)
  if (record?.withdrawn)
    throw new UsageError(`${version} was withdrawn on ${formatDate(record.withdrawn.date)}. Open a new one.`)
  if (record?.announced && isAnnounced(record, day))
    throw new UsageError(`${version} was announced on ${formatDate(record.announced.date)} by ${record.announced.by}.`)
  if (record?.fingerprint !== legalFingerprint(value, body).fingerprint)
    throw new UsageError(
      `${version} is not recorded as final as it stands. Record it first:`,
      `npm run legal:correct ${document} -- --effective ${effective} --recorded-by "…" --approved-by "…"`,
    )
  const date = request.date?.trim() ? dayFrom(request.date.trim(), 'date') : day
  if (date < day)
    throw new UsageError(`${date} is past: it is announced today or on a later day.`, undefined, [], 'date')
  const by = request.by?.trim()
  if (!by) throw new UsageError('Say who announces it.', '--by "Your Name"', [], 'by')
  await refuseWhatStopsTheBuild(root, versionFile(document, effective), effective, day)
  writeRecords(root, [...records.filter((other) => other !== record), { ...record, announced: { date, by } }])
  try {
    await refuseWhatCannotBe(root, day)
  } catch (error) {
    writeRecords(root, records)
    throw error
  }
  return { document, effective, date }
}

/** What cannot be announced is known to the check: it is asked with the announcement written down. */
async function refuseWhatCannotBe(root: string, day: string): Promise<void> {
  const { issues } = await createContent({ root, now: day }).check()
  const wrong = issues.find(({ rule, file }) => rule === 'legal-announcement' && file === recordsFile)
  if (wrong)
    throw new UsageError(wrong.message, wrong.hint, [], wrong.field?.endsWith('announced.date') ? 'date' : undefined)
}
