import { fileURLToPath } from 'node:url'
import { type CheckResult, createContent } from './content/content.ts'
import { writeForEditors } from './content/editors/write-for-editors.ts'
import { formatIssues, type ReportFormat } from './content/report/report.ts'
import { emit } from './content/stages/emit.ts'
import { followContent } from './dev/follow-content.ts'
import { askSearch } from './outputs/ask-search.ts'

const formats = ['human', 'json', 'github', 'lines'] as const satisfies ReportFormat[]
const root = fileURLToPath(new URL('..', import.meta.url))
const options = { root, now: process.env.BUILD_DATE, askSearch }

/**
 * Checks the content and writes the index. With an error nothing is written.
 *
 * @param wanted the format of the report; without it what fits where this runs
 * @param watch goes on, and checks after every change
 * @returns the exit code: 1 with an error
 */
export async function checkContent(wanted?: string, watch = false): Promise<number> {
  const format = formats.find((known) => known === (wanted ?? fitting()))
  if (!format) {
    console.error(`--format is one of ${formats.join(', ')}, not “${wanted}”.`)
    return 1
  }
  let started = performance.now()
  if (!watch) {
    const result = await createContent(options).check()
    report(result, format, started, format === 'human')
    return result.data ? 0 : 1
  }
  const begin = () => {
    started = performance.now()
    console.log('Checking the content …')
  }
  await followContent(options, {
    begin,
    tell: (result) => report(result, format, started, true),
    fail: (error) => console.error(error.stack ?? error.message),
  }).first
  return 0
}

/** Writes what a check is there for, and tells what it found. */
function report(
  { issues, data, files, results }: CheckResult,
  format: ReportFormat,
  started: number,
  isClosed: boolean,
) {
  if (data) emit(data, root)
  writeForEditors(
    root,
    results.map(({ file }) => file),
  )
  const told = formatIssues(issues, {
    format,
    color: format === 'human' && Boolean(process.stdout.isTTY) && !process.env.NO_COLOR,
  })
  if (told) process.stdout.write(`${told}\n`)
  if (!isClosed) return
  const time = `${files} files in ${Math.round(performance.now() - started)} ms`
  process.stdout.write(data ? `Content checked: ${time}.\n` : `Nothing was written. Checked ${time}.\n`)
}

const fitting = (): ReportFormat => (process.env.GITHUB_ACTIONS === 'true' ? 'github' : 'human')
