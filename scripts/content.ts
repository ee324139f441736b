import { fileURLToPath } from 'node:url'
import { createContent } from './content/content.ts'
import { writeForEditors } from './content/editors/write-for-editors.ts'
import { formatIssues, type ReportFormat } from './content/report/report.ts'
import type { AskSearch } from './content/stages/check-questions.ts'
import { emit } from './content/stages/emit.ts'

// Loaded when there is something to ask: it brings all views.
const askSearch: AskSearch = async (...about) => (await import('./outputs/search-answers.ts')).askSearch(...about)
const formats = ['human', 'json', 'github'] as const satisfies ReportFormat[]
const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Checks the content and writes the index. With an error nothing is written.
 *
 * @param wanted the format of the report; without it what fits where this runs
 * @returns the exit code: 1 with an error
 */
export async function checkContent(wanted?: string): Promise<number> {
  const format = formats.find((known) => known === (wanted ?? fitting()))
  if (!format) {
    console.error(`--format is one of ${formats.join(', ')}, not “${wanted}”.`)
    return 1
  }
  const started = performance.now()
  const content = createContent({ root, now: process.env.BUILD_DATE, askSearch })
  const { issues, data, files, results } = await content.check()
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

const fitting = (): ReportFormat => (process.env.GITHUB_ACTIONS === 'true' ? 'github' : 'human')
