import type { LegalRecord } from '../../../src/content/schemas/legal-record.ts'
import type { CheckResult } from '../../content/content.ts'
import { versionFile } from '../../legal/documents.ts'

/**
 * The versions of legal texts that are recorded, each with its record: people rely on them, so their links stay and
 * redirects answer these.
 */
export function recordedTexts({ results }: Pick<CheckResult, 'results'>): Map<string, LegalRecord> {
  const records = results.find(({ collection }) => collection === 'legalRecords')?.value as
    | LegalRecord[]
    | null
    | undefined
  return new Map((records ?? []).map((record) => [versionFile(record.document, record.effective), record]))
}
