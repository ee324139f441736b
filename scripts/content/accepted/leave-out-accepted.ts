import type { Accepted } from '#src/content/schemas/accepted.ts'
import { cut } from '#src/lib/cut.ts'
import type { FileResult } from '../model/file-result.ts'
import type { FieldIssue, Issue } from '../model/issue.ts'
import { offsetAt } from '../model/position.ts'
import { acceptedFile } from './accepted-text.ts'

/** The warnings that are meant; none while their file cannot be read. */
export function acceptedIn(results: readonly FileResult[]): readonly Accepted[] {
  const list = results.find(({ collection }) => collection === 'accepted')?.value
  return (list ?? []) as readonly Accepted[]
}

/** What is said of all the issues of a kind, of what is still to be written, and of this list itself, is meant by nobody. */
const neverMeant = new Set(['and-more', 'unfinished', 'accepted-nothing'])
export const mayBeAccepted = ({ severity, rule }: Pick<Issue, 'severity' | 'rule'>) =>
  severity === 'warning' && !neverMeant.has(rule)

/** What an issue stands at: the words of its place, its line where it has no end, nothing where it is about a whole file. */
export function wordsAt({ line, column = 1, endColumn, source }: Issue): string {
  if (!source || line === undefined) return ''
  const start = offsetAt(source, line, 1)
  const end = source.indexOf('\n', start)
  const whole = source.slice(start, end === -1 ? source.length : end)
  return cut((endColumn ? whole.slice(column - 1, endColumn - 1) : whole).trim())
}

/** Issues without those that are accepted, and what became of each that is. */
export interface LeftOut {
  issues: Issue[]
  met: Map<Accepted, 'accepted' | 'refused'>
}

/** Leaves out the warnings that are accepted. @param issues with the text of their file */
export function leaveOutAccepted(issues: readonly Issue[], accepted: readonly Accepted[]): LeftOut {
  const met: LeftOut['met'] = new Map()
  if (accepted.length === 0) return { issues: [...issues], met }
  const left = issues.filter((issue) => {
    const own = accepted.filter(({ rule, file }) => rule === issue.rule && file === issue.file)
    const words = own.length > 0 ? wordsAt(issue) : ''
    const entries = own.filter((entry) => entry.words === words)
    const isAccepted = mayBeAccepted(issue)
    for (const entry of entries) met.set(entry, isAccepted ? 'accepted' : 'refused')
    return entries.length === 0 || !isAccepted
  })
  return { issues: left, met }
}

/** Told where the content is published and not while it is written: there nobody knows whether they still apply. */
const notWhileWriting = new Set(['session-revision', 'unfound-page'])

/** What is known of the whole content when its list of accepted warnings is looked at. */
interface Known {
  /** Whether nothing is wrong: an error may hide warnings. */
  isRight: boolean
  isWritten: boolean
  issues: readonly Issue[]
}

/** What is wrong with the list itself: errors cannot be accepted, and what applies no longer has no place in it. */
export function acceptedIssues(
  accepted: readonly Accepted[],
  met: LeftOut['met'],
  { isRight, isWritten, issues }: Known,
): FieldIssue[] {
  const isCounted = new Set(issues.flatMap(({ rule, file }) => (rule === 'and-more' ? [file] : [])))
  return accepted.flatMap((entry, index): FieldIssue[] => {
    const { rule, file, words } = entry
    const state = met.get(entry)
    const place = { file: acceptedFile, field: String(index) }
    if (state === 'refused')
      return [
        {
          severity: 'error',
          rule: 'accepted-error',
          ...place,
          message: `\`${rule}\` in ${file} cannot be accepted: only a warning can, and only one that may be meant.`,
          hint: 'Put right what the check says there, and remove this record.',
        },
      ]
    const isUnknown = !isRight || isCounted.has(file) || (isWritten && notWhileWriting.has(rule))
    if (state || isUnknown) return []
    return [
      {
        severity: 'warning',
        rule: 'accepted-nothing',
        ...place,
        message: `There is no warning \`${rule}\` in ${file}${words && ` at “${words}”`} any more, so nothing is left to accept.`,
        hint: 'Remove this record.',
      },
    ]
  })
}
