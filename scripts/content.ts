import { fileURLToPath } from 'node:url'
import { createContent } from './content/content.ts'
import { writeForEditors } from './content/editors/write-for-editors.ts'
import { formatIssues, type ReportFormat } from './content/report/report.ts'
import { emit } from './content/stages/emit.ts'

const formats: readonly string[] = ['human', 'json', 'github']

/** Checks the content and writes the index. With an error nothing is written, and the exit code is 1. */
async function build(root: string, format: ReportFormat): Promise<number> {
  const started = performance.now()
  const { issues, data, files, results } = await createContent({ root, now: process.env.BUILD_DATE }).check()
  if (data) emit(data, root)
  writeForEditors(
    root,
    results.map(({ file }) => file),
  )
  const report = formatIssues(issues, {
    format,
    color: format === 'human' && Boolean(process.stdout.isTTY) && !process.env.NO_COLOR,
  })
  if (report) process.stdout.write(`${report}\n`)
  if (format === 'human') {
    const time = `${files} files in ${Math.round(performance.now() - started)} ms`
    process.stdout.write(data ? `Content checked: ${time}.\n` : `Nothing was written. Checked ${time}.\n`)
  }
  return data ? 0 : 1
}

/** The value of `--format`, or what fits where this runs. */
function chooseFormat(args: readonly string[]): ReportFormat {
  const at = args.findIndex((arg) => arg === '--format' || arg.startsWith('--format='))
  const fallback = process.env.GITHUB_ACTIONS === 'true' ? 'github' : 'human'
  const chosen = at === -1 ? fallback : (args[at]?.split('=')[1] ?? args[at + 1] ?? '')
  if (!formats.includes(chosen)) throw new Error(`--format must be one of ${formats.join(', ')}, not "${chosen}".`)
  return chosen as ReportFormat
}

const root = fileURLToPath(new URL('..', import.meta.url))
process.exitCode = await build(root, chooseFormat(process.argv.slice(2)))
