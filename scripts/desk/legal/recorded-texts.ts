import type { LegalRecord } from '../../../src/content/schemas/legal-record.ts'
import type { CheckResult } from '../../content/content.ts'
import { versionFile } from '../../legal/documents.ts'

/** The versions of legal texts that are recorded: people rely on them, so their links stay and redirects answer these. */
export function recordedTexts({ results }: Pick<CheckResult, 'results'>): Set<string> {
  const records = results.find(({ collection }) => collection === 'legalRecords')?.value as
    | LegalRecord[]
    | null
    | undefined
  return new Set((records ?? []).map(({ document, effective }) => versionFile(document, effective)))
}
