import { fileURLToPath } from 'node:url'
import { type Acceptance, acceptUsage, acceptWarning } from './accepted/accept-warning.ts'
import { acceptedFile } from './content/accepted/accepted-text.ts'
import { type CheckResult, createContent } from './content/content.ts'
import { writeForEditors } from './content/editors/write-for-editors.ts'
import { formatIssues, type ReportFormat } from './content/report/report.ts'
import { emit } from './content/stages/emit.ts'
import { followContent } from './dev/follow-content.ts'
import { askAtTheKeyboard } from './legal/ask.ts'
import { askSearch } from './outputs/ask-search.ts'
import { UsageError } from './tools/usage-error.ts'

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

/**
 * Writes down that a warning is meant, and why.
 *
 * @param named its rule and its file
 * @param words what else is said of it; undefined where nobody said that something is accepted
 * @returns the exit code: 1 when nothing was written
 */
export async function acceptInContent(
  [rule, file, ...more]: readonly string[],
  words?: Omit<Acceptance, 'rule' | 'file'>,
): Promise<number> {
  try {
    if (!words || more.length > 0)
      throw new UsageError(`Nothing is done with “${more[0] ?? rule}”.`, `To accept a warning: ${acceptUsage}`)
    if (!rule || !file) throw new UsageError('Which warning? Name its rule and its file.', acceptUsage)
    const found = await createContent(options).check()
    console.log(await acceptWarning(root, { ...words, rule, file }, found, askAtTheKeyboard))
    return 0
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(error.message)
    return 1
  }
}

/** Writes what a check is there for, and tells what it found. */
function report(
  { issues, accepted, data, files, results }: CheckResult,
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
    guide: 'content/RULES.md',
    color: format === 'human' && Boolean(process.stdout.isTTY) && !process.env.NO_COLOR,
  })
  if (told) process.stdout.write(`${told}\n`)
  if (!isClosed) return
  if (accepted > 0) process.stdout.write(`${acceptedWords(accepted)}\n`)
  const time = `${files} files in ${Math.round(performance.now() - started)} ms`
  process.stdout.write(data ? `Content checked: ${time}.\n` : `Nothing was written. Checked ${time}.\n`)
}

const acceptedWords = (count: number) =>
  `${count === 1 ? 'One warning is accepted and' : `${count} warnings are accepted and`} not shown: ${acceptedFile} says why.`

const fitting = (): ReportFormat => (process.env.GITHUB_ACTIONS === 'true' ? 'github' : 'human')
