import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { LegalRecord } from '../src/content/schemas/legal-record.ts'
import { formatDate } from '../src/lib/dates.ts'
import { legalFingerprint } from './content/legal/legal-fingerprint.ts'
import { type Ask, askAtTheKeyboard, nobodyToAsk } from './legal/ask.ts'
import { dayFrom, documentNamed, readVersion, versionFile, versionsOf } from './legal/documents.ts'
import { type People, people } from './legal/people.ts'
import { readRecords, recordsFile, writeRecords } from './legal/records.ts'
import { refuseFigures } from './legal/refuse-figures.ts'
import { refuseWhatStopsTheBuild } from './legal/stops-build.ts'
import { withField } from './legal/with-field.ts'
import { today } from './tools/today.ts'
import { UsageError } from './tools/usage-error.ts'

const usage =
  'npm run legal:correct privacy-policy -- --effective 2026-03-01 --reason "…" --recorded-by "…" --approved-by "…"'

export interface CorrectionRequest extends People {
  document?: string
  effective?: string
  reason?: string
}

/** What was recorded: the text for the first time, a correction of it, only its figures, or nothing. */
export interface Recorded {
  document: string
  effective: string
  what: 'first' | 'correction' | 'figures' | 'nothing'
}

/** The version meant when no day is given: the newest one that applies. */
function defaultVersion(root: string, document: string, day: string): string {
  const versions = versionsOf(root, document)
  const found = versions.findLast((effective) => effective <= day) ?? versions[0]
  if (!found) throw new UsageError(`content/legal/${document} has no version.`)
  return found
}

function reasonOf({ reason }: CorrectionRequest, { document, effective, recorded }: LegalRecord): string {
  if (reason?.trim()) return reason.trim()
  throw new UsageError(
    `The version of ${effective} was recorded as final on ${recorded}. Say why its text is corrected; readers see it in the version history:\n` +
      `npm run legal:correct ${document} -- --effective ${effective} --reason "A word was missing in section …"`,
  )
}

/** Readers see when the text was last touched. */
function moveLastUpdated(root: string, file: string, day: string): void {
  const text = readFileSync(path.join(root, file), 'utf8')
  writeFileSync(path.join(root, file), withField(text, 'lastUpdated', day, 'effective'))
}

/**
 * Records the text of a version: the first time as final, from then on as corrected, with the reason. A correction sets
 * `lastUpdated` to the day on which it is recorded.
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
  const known = records.find((record) => record.document === document && record.effective === effective)
  const others = records.filter((record) => record !== known)
  if (known?.fingerprint === now.fingerprint) {
    writeRecords(root, [...others, { ...known, figures: now.figures }])
    return { document, effective, what: known.figures === undefined ? 'figures' : 'nothing' }
  }
  // Nobody has relied yet on a text that does not apply yet: it is recorded anew.
  if (!known || effective > day) {
    await refuseWhatStopsTheBuild(root, file, effective, day)
    const by = await people(request, ask)
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

const done: Record<Recorded['what'], (version: string) => string> = {
  first: (version) => `Recorded ${version} as final. From now on a change to its text stops the build.`,
  correction: (version) =>
    `Recorded the correction of ${version} and set its \`lastUpdated\` to today. Readers see it in the version history.`,
  figures: (version) => `Recorded the figures of ${version}: it says what it said when it was recorded.`,
  nothing: (version) => `Nothing to record: ${version} says what it said when it was recorded.`,
}

const options = {
  effective: { type: 'string' },
  reason: { type: 'string' },
  'recorded-by': { type: 'string' },
  'approved-by': { type: 'string' },
} as const

if (process.argv[1] === import.meta.filename) {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options })
    const { 'recorded-by': recordedBy, 'approved-by': approvedBy, ...rest } = values
    const request = { document: positionals[0], recordedBy, approvedBy, ...rest }
    const { document, effective, what } = await recordVersion(
      process.cwd(),
      request,
      today(process.cwd()),
      askAtTheKeyboard,
    )
    console.log(done[what](`the ${document} of ${formatDate(effective)}`))
    if (what !== 'nothing') console.log(`Keep the change of ${recordsFile} together with that of the text.`)
  } catch (error) {
    if (!(error instanceof UsageError || (error instanceof TypeError && 'code' in error))) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
