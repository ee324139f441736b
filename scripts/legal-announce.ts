import { formatDate } from '../src/lib/dates.ts'
import { linkTo } from '../src/lib/link-to.ts'
import { announceVersion } from './legal/announce-version.ts'
import { recordsFile } from './legal/records.ts'
import { commandOptions } from './tools/command-options.mjs'
import { today } from './tools/today.ts'
import { UsageError } from './tools/usage-error.ts'

if (process.argv[1] === import.meta.filename) {
  try {
    const options = { effective: { type: 'string' }, date: { type: 'string' }, by: { type: 'string' } } as const
    const { positionals, values } = commandOptions({ allowPositionals: true, options })
    const request = { document: positionals[0], ...values }
    const { document, effective, date } = await announceVersion(process.cwd(), request, today(process.cwd()))
    const page = linkTo('legalVersion', { document, date: effective })
    console.log(
      `From ${formatDate(date)} on the ${document} says that a new version applies from ${formatDate(effective)}.`,
    )
    console.log(`Its text stands at ${page}. Keep the change of ${recordsFile} together with that of the text.`)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
