import { recordsFile } from './legal/records.ts'
import { withdrawVersion } from './legal/withdraw-version.ts'
import { commandOptions } from './tools/command-options.mjs'
import { today } from './tools/today.ts'
import { UsageError } from './tools/usage-error.ts'

if (process.argv[1] === import.meta.filename) {
  try {
    const options = {
      effective: { type: 'string' },
      yes: { type: 'boolean' },
      by: { type: 'string' },
      reason: { type: 'string' },
    } as const
    const { positionals, values } = commandOptions({ allowPositionals: true, options })
    const request = { document: positionals[0], ...values }
    const { file, kept, recorded, announced } = withdrawVersion(process.cwd(), request, today(process.cwd()))
    if (announced) console.log(`Withdrew ${file}. Its page and the one in effect say so; its text stays readable.`)
    else {
      console.log(`Took back ${file}${recorded ? ` and its record in ${recordsFile}` : ''}.`)
      console.log(`The text is kept at ${kept}; to have it back, move it to ${file} and record it again.`)
    }
    console.log('Check what is left: npm run content')
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
