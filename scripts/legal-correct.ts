import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { LegalRecord } from '../src/content/schemas/legal-record.ts'
import { formatDate } from '../src/lib/dates.ts'
import { legalFingerprint } from './content/legal/legal-fingerprint.ts'
import { writeIfChanged } from './content/stages/emit.ts'
import { dayFrom, documentNamed, readVersion, versionsOf } from './legal/documents.ts'
import { today } from './tools/today.ts'
import { UsageError } from './tools/usage-error.ts'

const usage = 'npm run legal:correct privacy-policy -- --effective 2026-03-01 --reason "…"'
const recordsFile = 'content/legal/published.json'

export interface CorrectionRequest {
  document?: string
  effective?: string
  reason?: string
}

/** What was recorded: the text for the first time, a correction of it, or nothing, because nothing has changed. */
export interface Recorded {
  document: string
  effective: string
  what: 'first' | 'correction' | 'nothing'
}

function readRecords(root: string): LegalRecord[] {
  const file = path.join(root, recordsFile)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LegalRecord[]) : []
}

function writeRecords(root: string, records: LegalRecord[]): void {
  const sorted = records.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  writeIfChanged(path.join(root, recordsFile), `${JSON.stringify(sorted, null, 2)}\n`)
}

/** The version meant when no day is given: the newest one that applies. */
function defaultVersion(root: string, document: string, day: string): string {
  const versions = versionsOf(root, document)
  const found = versions.findLast((effective) => effective <= day) ?? versions[0]
  if (!found) throw new UsageError(`content/legal/${document} has no version.`)
  return found
}

/**
 * Records the text of a version: the first time as final, from then on as corrected, with the reason.
 *
 * @param day the day on which it is recorded.
 * @throws UsageError when the version cannot be found or read, or a correction has no reason.
 */
export function recordVersion(root: string, request: CorrectionRequest, day: string): Recorded {
  const document = documentNamed(root, request.document, usage)
  const effective = request.effective ? dayFrom(request.effective) : defaultVersion(root, document, day)
  const { value, body } = readVersion(root, document, effective)
  const now = legalFingerprint(value, body)
  const records = readRecords(root)
  const known = records.find((record) => record.document === document && record.effective === effective)
  if (known?.fingerprint === now.fingerprint) return { document, effective, what: 'nothing' }
  const others = records.filter((record) => record !== known)
  // Nobody has relied yet on a text that does not apply yet: it is recorded anew.
  if (!known || effective > day) {
    const id = `${document}-${effective}`
    writeRecords(root, [...others, { id, document, effective, recorded: day, ...now, corrections: [] }])
    return { document, effective, what: 'first' }
  }
  const reason = request.reason?.trim()
  if (!reason) {
    throw new UsageError(
      `The version of ${effective} was recorded as final on ${known.recorded}. Say why its text is corrected; readers see it in the version history:\n` +
        `npm run legal:correct ${document} -- --effective ${effective} --reason "A word was missing in section …"`,
    )
  }
  const correction = { date: day, reason, before: known.fingerprint, after: now.fingerprint }
  writeRecords(root, [...others, { ...known, ...now, corrections: [...known.corrections, correction] }])
  return { document, effective, what: 'correction' }
}

const done: Record<Recorded['what'], (version: string) => string> = {
  first: (version) => `Recorded ${version} as final. From now on a change to its text stops the build.`,
  correction: (version) => `Recorded the correction of ${version}. Readers see it in the version history.`,
  nothing: (version) => `Nothing to record: ${version} says what it said when it was recorded.`,
}

if (process.argv[1] === import.meta.filename) {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { effective: { type: 'string' }, reason: { type: 'string' } },
    })
    const { document, effective, what } = recordVersion(process.cwd(), { document: positionals[0], ...values }, today())
    console.log(done[what](`the ${document} of ${formatDate(effective)}`))
    if (what !== 'nothing') console.log(`Keep the change of ${recordsFile} together with that of the text.`)
  } catch (error) {
    if (!(error instanceof UsageError || (error instanceof TypeError && 'code' in error))) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
