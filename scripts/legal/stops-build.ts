import { createContent } from '../content/content.ts'
import type { Issue } from '../content/model/issue.ts'
import { formatIssues } from '../content/report/report.ts'
import { UsageError } from '../tools/usage-error.ts'

const errorsOn = async (root: string, day: string) =>
  (await createContent({ root, now: day }).check()).issues.filter(({ severity }) => severity === 'error')

const sameAs = (issue: Issue) => (other: Issue) =>
  other.file === issue.file && other.rule === issue.rule && other.message === issue.message

/**
 * The errors a version would cause on the day it applies: its own, and those of other files that stand there only from
 * that day on. That it is not recorded is none of them.
 */
async function errorsOf(root: string, file: string, effective: string, day: string): Promise<Issue[]> {
  const now = await errorsOn(root, day)
  const then = effective > day ? await errorsOn(root, effective) : now
  const others = then.filter((issue) => issue.file !== file && !now.some(sameAs(issue)))
  const caused = others.filter(({ rule }) => !rule.startsWith('legal-'))
  return [...then.filter((issue) => issue.file === file && issue.rule !== 'legal-lock'), ...caused]
}

/**
 * Refuses a version that would stop the build on the day it applies, with the messages of that day.
 *
 * @throws UsageError with the report.
 */
export async function refuseWhatStopsTheBuild(
  root: string,
  file: string,
  effective: string,
  day: string,
): Promise<void> {
  const errors = await errorsOf(root, file, effective, day)
  if (errors.length === 0) return
  const when = effective > day ? effective : 'today'
  const report = formatIssues(errors, { format: 'human', color: false })
  const sentence = `Not recorded: with this the site could not be published ${when === 'today' ? when : `on ${when}`}.`
  throw new UsageError(sentence, `\n${report}`, errors)
}
