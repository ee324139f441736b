import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { plainText, rawText } from '../../src/lib/line-ends.ts'
import { writeAtomically } from '../cache/write-atomically.ts'
import { acceptedFile, withAccepted } from '../content/accepted/accepted-text.ts'
import { mayBeAccepted, wordsAt } from '../content/accepted/leave-out-accepted.ts'
import type { CheckResult } from '../content/content.ts'
import type { Issue } from '../content/model/issue.ts'
import type { Ask } from '../legal/ask.ts'
import { UsageError } from '../tools/usage-error.ts'

/** What stands in the line of the command. */
export interface Acceptance {
  rule: string
  file: string
  /** Which of several: some of the words it stands at. */
  at?: string | undefined
  because?: string | undefined
  who?: string | undefined
}

/** What to type. */
const typed = (rule: string, file: string) => `npm run content -- --accept ${rule} ${file} --because "why it is meant"`
export const acceptUsage = typed('RULE', 'FILE')

/**
 * Writes down that a warning is meant.
 *
 * @param found the last check
 * @returns the sentence that says what was written
 * @throws UsageError
 */
export async function acceptWarning(
  root: string,
  asked: Acceptance,
  { issues, clock }: Pick<CheckResult, 'issues' | 'clock'>,
  ask: Ask,
): Promise<string> {
  const issue = theWarning(root, asked, issues)
  const { rule, file, line } = issue
  const words = wordsAt(issue)
  const reason = asked.because ?? (await ask(`${file}:${line ?? 1} ${issue.message} Why is it meant?`))
  if (!reason?.trim())
    throw new UsageError('Say why it is meant: that is what whoever reads it next asks.', typed(rule, file))
  const who = asked.who ?? gitName(root) ?? (await ask('Who accepts it?'))
  if (!who?.trim()) throw new UsageError('git knows no name of yours.', `${typed(rule, file)} --who "Your name"`)
  const place = path.join(root, acceptedFile)
  const entry = { rule, file, words, reason: reason.trim(), who: who.trim(), day: clock.today }
  const raw = readFileSync(place, 'utf8')
  writeAtomically(place, rawText(raw, withAccepted(plainText(raw), entry)))
  return `Accepted: \`${rule}\` in ${file}${words && `, at “${words}”`}. It stands in ${acceptedFile}, with your reason.`
}

/** The one warning that is meant. */
function theWarning(root: string, { rule, file: named, at }: Acceptance, issues: readonly Issue[]): Issue {
  const file = path.relative(root, path.resolve(root, named)).split(path.sep).join('/')
  const there = issues.filter((issue) => issue.file === file)
  const own = there.filter((issue) => issue.rule === rule)
  const [error] = own.filter((issue) => !mayBeAccepted(issue))
  if (error) throw new UsageError(`\`${rule}\` cannot be accepted: only a warning can, and only one that may be meant.`)
  const found = at === undefined ? own : own.filter((issue) => wordsAt(issue).includes(at))
  const different = new Map(found.map((issue) => [wordsAt(issue), issue]))
  const [first] = different.values()
  if (first && different.size === 1) return first
  if (first)
    throw new UsageError(
      `${file} has ${different.size} warnings \`${rule}\`. Say which: the words it stands at, or some of them.`,
      [...different.keys()].map((words) => `${typed(rule, file)} --at ${JSON.stringify(words)}`).join('\n'),
    )
  const others = [...new Set(there.filter(mayBeAccepted).map((issue) => issue.rule))]
  throw new UsageError(
    own.length > 0
      ? `No warning \`${rule}\` of ${file} stands at “${at}”. They stand at ${own.map((one) => `“${wordsAt(one)}”`).join(', ')}.`
      : `There is no warning \`${rule}\` in ${file}. ${others.length > 0 ? `What could be accepted there: ${others.join(', ')}.` : 'Nothing there could be accepted.'}`,
  )
}

function gitName(root: string): string | undefined {
  try {
    return execFileSync('git', ['config', 'user.name'], { cwd: root, encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}
