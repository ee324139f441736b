import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { formatDate } from '../src/lib/dates.ts'
import { dayFrom, documentNamed, versionFile, versionsOf } from './legal/documents.ts'
import { withField } from './legal/with-field.ts'
import { UsageError } from './tools/usage-error.ts'

const usage = 'npm run legal:new privacy-policy -- --effective 2026-03-01'

/** A version that was opened. */
export interface OpenedVersion {
  /** From the project's root. */
  file: string
  /** The version it was copied from. */
  from: string
}

const withNewDates = (text: string, effective: string) =>
  withField(withField(text, 'effective', effective, 'description'), 'lastUpdated', effective, 'effective')

/**
 * Opens a new version of a legal text: a copy of the newest one that applies from another day, with the summary of
 * changes left to fill in.
 *
 * @throws UsageError when the document or the day cannot be right.
 */
export function openVersion(root: string, name: string | undefined, day: string | undefined): OpenedVersion {
  const document = documentNamed(root, name, usage)
  if (!day) throw new UsageError(`From which day does the new version apply?\n${usage}`)
  const effective = dayFrom(day)
  const versions = versionsOf(root, document)
  const newest = versions.at(-1)
  if (!newest) throw new UsageError(`content/legal/${document} has no version to copy.`)
  const file = versionFile(document, effective)
  if (existsSync(path.join(root, file))) throw new UsageError(`${file} exists already: edit it, or choose another day.`)
  if (effective <= newest) {
    throw new UsageError(`The newest version applies from ${newest}; a new one must apply from a later day.`)
  }
  const text = readFileSync(path.join(root, versionFile(document, newest)), 'utf8').replace(/\r\n?/g, '\n')
  writeFileSync(path.join(root, file), withField(withNewDates(text, effective), 'changes', '', 'summary'))
  return { file, from: newest }
}

function main(): void {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { effective: { type: 'string' } } })
  const { file, from } = openVersion(process.cwd(), positionals[0], values.effective)
  const [, document, effective] = /legal\/(.*)\/(.*)\.mdx$/.exec(file) as unknown as [string, string, string]
  console.log(
    [
      `Opened ${file}, a copy of the version of ${formatDate(from)}.`,
      '',
      `1. Fill in \`changes\` at the top: what readers of the version of ${formatDate(from)} should know.`,
      '2. Change the text. Periods, rates and dates stand under `values`; each is written once.',
      `3. Read it: npm run dev, then /${document}/versions/${effective} and /${document}/versions/${effective}/changes.`,
      '4. Check it: npm run content',
      `5. When it is final, record it: npm run legal:correct ${document} -- --effective ${effective} --recorded-by "…" --approved-by "…"`,
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
    if (!(error instanceof UsageError || (error instanceof TypeError && 'code' in error))) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
