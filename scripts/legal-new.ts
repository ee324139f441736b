import { formatDate } from '../src/lib/dates.ts'
import { linkTo } from '../src/lib/link-to.ts'
import { openVersion } from './legal/open-version.ts'
import { commandOptions } from './tools/command-options.mjs'
import { UsageError } from './tools/usage-error.ts'

function main(): void {
  const { positionals, values } = commandOptions({ allowPositionals: true, options: { effective: { type: 'string' } } })
  const { file, from } = openVersion(process.cwd(), positionals[0], values.effective)
  const [, document, effective] = /legal\/(.*)\/(.*)\.mdx$/.exec(file) as unknown as [string, string, string]
  const version = { document, date: effective }
  console.log(
    [
      `Opened ${file}, a copy of the version of ${formatDate(from)}.`,
      '',
      `1. Fill in \`changes\` at the top: what readers of the version of ${formatDate(from)} should know.`,
      '2. Change the text. Periods, rates and dates stand under `values`; each is written once.',
      `3. Read it: npm run dev, then ${linkTo('legalVersion', version)} and ${linkTo('legalChanges', version)}.`,
      '4. Check it: npm run content',
      `5. When it is final, record it: npm run legal:correct ${document} -- --effective ${effective} --recorded-by "…" --approved-by "…"`,
      `   To tell readers ahead of the day: npm run legal:announce ${document} -- --effective ${effective} --by "…"`,
      `   To take it back before it applies: npm run legal:withdraw ${document} -- --effective ${effective}`,
      '',
      `It goes live with the first build on or after ${formatDate(effective)}.`,
    ].join('\n'),
  )
}

if (process.argv[1] === import.meta.filename) {
  try {
    main()
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
