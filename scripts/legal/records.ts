import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { LegalRecord } from '../../src/content/schemas/legal-record.ts'
import { plainText } from '../../src/lib/line-ends.ts'
import { writeIfChanged } from '../cache/write-if-changed.ts'

/** What each version said when it was recorded, from the project's root. */
export const recordsFile = 'content/legal/published.json'

export function readRecords(root: string): LegalRecord[] {
  const file = path.join(root, recordsFile)
  return existsSync(file) ? recordsIn(readFileSync(file)) : []
}

/** The records in the bytes of their file. */
export const recordsIn = (bytes: Buffer) => JSON.parse(plainText(bytes.toString('utf8'))) as LegalRecord[]

/** The record of a version. */
export function recordOf(
  records: readonly LegalRecord[],
  { document, effective }: Pick<LegalRecord, 'document' | 'effective'>,
): LegalRecord | undefined {
  return records.find((record) => record.document === document && record.effective === effective)
}

/** Whether readers have been told of a version by a day. */
export const isAnnounced = (record: LegalRecord | undefined, day: string) =>
  record?.announced !== undefined && record.announced.date <= day

/** Writes all records, in an order that does not depend on when they were made. */
export function writeRecords(root: string, records: readonly LegalRecord[]): void {
  const sorted = records.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  writeIfChanged(path.join(root, recordsFile), `${JSON.stringify(sorted, null, 2)}\n`)
}
