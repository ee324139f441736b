import type { LegalRecord } from '../../src/content/schemas/legal-record.ts'
import { formatDate } from '../../src/lib/dates.ts'
import { UsageError } from '../tools/usage-error.ts'
import { isAnnounced, readRecords, recordOf, writeRecords } from './records.ts'

/**
 * Takes back an announcement that no reader can have seen: the version stays recorded and approved.
 *
 * @param committed the records of the last commit, from which sites are built.
 * @param day today.
 * @throws UsageError when nothing is announced, or when readers may have been told.
 */
export function cancelAnnouncement(
  root: string,
  version: Pick<LegalRecord, 'document' | 'effective'>,
  committed: readonly LegalRecord[],
  day: string,
): void {
  const records = readRecords(root)
  const record = recordOf(records, version)
  const named = `The version of ${formatDate(version.effective)}`
  if (!record?.announced || record.withdrawn) throw new UsageError(`${named} is not announced.`)
  if (isAnnounced(recordOf(committed, version), day))
    throw new UsageError(
      `${named} was announced with the last commit or before: readers may have been told. Withdraw the version instead.`,
    )
  const { announced: _, ...before } = record
  writeRecords(root, [...records.filter((other) => other !== record), before])
}
