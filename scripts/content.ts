import { fileURLToPath } from 'node:url'
import { type Acceptance, acceptUsage, acceptWarning } from './accepted/accept-warning.ts'
import { acceptedFile } from './content/accepted/accepted-text.ts'
import { type CheckResult, createContent } from './content/content.ts'
import { writeForEditors } from './content/editors/write-for-editors.ts'
import { recordedTexts } from './content/legal/recorded-texts.ts'
import { formatIssues, type ReportFormat } from './content/report/report.ts'
import { wordsRead } from './content/report/words-read.ts'
import { emit } from './content/stages/emit.ts'
import { sinceCommit } from './desk/repository/since-commit.ts'
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
 * @param changed tells of warnings in what was changed alone: since the commit that is named, or on this branch
 * @returns the exit code: 1 with an error
 */
export async function checkContent(wanted?: string, watch = false, changed?: readonly string[]): Promise<number> {
  const format = formats.find((known) => known === (wanted ?? fitting()))
  if (!format) {
    console.error(`--format is one of ${formats.join(', ')}, not “${wanted}”.`)
    return 1
  }
  if (watch && changed) {
    console.error('--changed tells of a branch as it is now, and --watch of everything from now on: take one of them.')
    return 1
  }
  let started = performance.now()
  if (!watch) {
    const asked = changed && (await sinceCommit(root, changed).catch(tellUsage))
    if (asked === null) return 1
    const result = await createContent(options).check({ asked })
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
    tellUsage(error)
    return 1
  }
}

/** Tells what is wrong with a command. */
function tellUsage(error: unknown): null {
  if (!(error instanceof UsageError)) throw error
  console.error(error.message)
  return null
}

/** Writes what a check is there for, and tells what it found. */
function report(
  { issues, accepted, unasked, data, files, results }: CheckResult,
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
  if (unasked > 0) process.stdout.write(`${unaskedWords(unasked)}\n`)
  if (accepted > 0) process.stdout.write(`${acceptedWords(accepted)}\n`)
  const read = wordsRead(results, recordedTexts({ results }))
  if (read) process.stdout.write(`${read}\n`)
  const time = `${files} files in ${Math.round(performance.now() - started)} ms`
  process.stdout.write(data ? `Content checked: ${time}.\n` : `Nothing was written. Checked ${time}.\n`)
}

const unaskedWords = (count: number) =>
  `${count === 1 ? 'One warning stands' : `${count} warnings stand`} in what was not changed: npm run content shows all.`

const acceptedWords = (count: number) =>
  `${count === 1 ? 'One warning is accepted and' : `${count} warnings are accepted and`} not shown: ${acceptedFile} says why.`

const fitting = (): ReportFormat => (process.env.GITHUB_ACTIONS === 'true' ? 'github' : 'human')
