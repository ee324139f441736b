import { formatDate } from '../src/lib/dates.ts'
import { askAtTheKeyboard } from './legal/ask.ts'
import { type Recorded, recordVersion } from './legal/record-version.ts'
import { recordsFile } from './legal/records.ts'
import { commandOptions } from './tools/command-options.mjs'
import { today } from './tools/today.ts'
import { UsageError } from './tools/usage-error.ts'

const done: Record<Recorded['what'], (version: string) => string> = {
  first: (version) => `Recorded ${version} as final. From now on a change to its text stops the build.`,
  correction: (version) =>
    `Recorded the correction of ${version} and set its \`lastUpdated\` to today. Readers see it in the version history.`,
  approval: (version) => `Recorded who approved ${version}.`,
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
    const { positionals, values } = commandOptions({ allowPositionals: true, options })
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
    if (!(error instanceof UsageError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
