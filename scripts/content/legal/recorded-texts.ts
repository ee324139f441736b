import type { LegalRecord } from '#src/content/schemas/legal-record.ts'
import type { FileResult } from '../model/file-result.ts'
import { versionFile } from './version-file.ts'

/**
 * The versions of legal texts that are recorded, each with its record: people rely on them, so their links stay and
 * redirects answer these.
 */
export function recordedTexts({ results }: { results: readonly FileResult[] }): Map<string, LegalRecord> {
  const records = results.find(({ collection }) => collection === 'legalRecords')?.value as
    | LegalRecord[]
    | null
    | undefined
  return new Map((records ?? []).map((record) => [versionFile(record.document, record.effective), record]))
}
