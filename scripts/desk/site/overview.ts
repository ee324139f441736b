import { isDeepStrictEqual } from 'node:util'
import type { LegalStatus } from '../../../src/content/legal/versions.ts'
import type { PublicationState } from '../../../src/content/publication.ts'
import { publicationOf, stateAt } from '../../../src/content/publication.ts'
import type { LegalRecord } from '../../../src/content/schemas/legal-record.ts'
import type { DeskIssue } from '../../../src/desk/requests/issue.ts'
import type { EntryState, EntrySummary } from '../../../src/desk/requests/site.ts'
import { fieldNameAt } from '../../../src/desk/text/fields/field-at.ts'
import { fieldsEnd } from '../../../src/lib/fields-end.ts'
import { groupBy } from '../../../src/lib/group-by.ts'
import { mayBeAccepted, wordsAt } from '../../content/accepted/leave-out-accepted.ts'
import { overdueReviews } from '../../content/calendar/reviews.ts'
import type { CheckResult } from '../../content/content.ts'
import { recordedTexts } from '../../content/legal/recorded-texts.ts'
import type { FileResult } from '../../content/model/file-result.ts'
import type { Issue } from '../../content/model/issue.ts'
import { legalResults } from '../../content/model/page-urls.ts'
import { offsetAt } from '../../content/model/position.ts'
import { stateOfText } from '../../content/stages/state-of-text.ts'
import { recordsFile } from '../../legal/records.ts'
import type { ChangeWatch } from '../repository/change-watch.ts'
import { bodyPlace } from './body-place.ts'
import { deskHint } from './desk-hint.ts'
import { entryAddresses } from './entry-addresses.ts'
import { entryTitle, fileTitle } from './entry-title.ts'

/** All entries as lists show them. */
export interface Overview {
  /** Of the last check. */
  entries(): readonly EntrySummary[]
  /** Looks again. Returns what differs from the last time, and the files that are gone. */
  update(): { entries: EntrySummary[]; gone: string[] }
}

const states: Record<PublicationState, EntryState> = {
  open: 'published',
  draft: 'draft',
  future: 'scheduled',
  closed: 'ended',
}

/**
 * Opens the overview.
 *
 * @param watch what differs from the last commit
 */
export function createOverview(
  last: () => CheckResult,
  watch: Pick<ChangeWatch, 'changes' | 'waiting' | 'former'>,
): Overview {
  const titles = new Map<string, string>()
  let known = new Map<string, EntrySummary>()

  /** No reader can have been told as long as its day has not come, or the register has not gone to where sites are built. */
  const isCancellable = (record: LegalRecord | undefined, version: VersionState | undefined) =>
    record?.announced !== undefined &&
    version?.state === 'scheduled' &&
    (!version.announced || watch.changes().has(recordsFile))

  const titleOf = (result: FileResult) => {
    // While the fields cannot be read an entry keeps the name it had.
    const title = entryTitle(result) ?? titles.get(result.file) ?? fileTitle(result.file)
    titles.set(result.file, title)
    return title
  }

  /** Whether readers have it: what stands in the last commit, also under another name, is open to them. */
  function isOnSite({ file, collection }: FileResult, { clock }: CheckResult): boolean {
    const text = watch.former(file)
    return text === undefined || stateOfText(file, text, collection, clock) === 'open'
  }

  function summaries(): EntrySummary[] {
    const found = last()
    const addresses = entryAddresses(found)
    const versions = versionStates(found)
    const counts = countIssues(found)
    const recorded = recordedTexts(found)
    const overdue = overdueFiles(found)
    return found.results.map((result) => {
      const { file, collection, value, draft } = result
      const publication = draft ? 'draft' : stateAt(publicationOf(collection, value, found.clock), found.clock)
      const state = versions.get(file)?.state ?? states[publication]
      const { errors = 0, warnings = 0 } = counts.get(file) ?? {}
      const address = addresses.get(file)
      const review = watch.waiting().get(file)
      return {
        file,
        collection,
        title: titleOf(result),
        ...(address && { address }),
        state: state === 'published' && !isOnSite(result, found) ? 'new' : state,
        errors,
        warnings,
        changed: watch.changes().has(file),
        ...(overdue.has(file) && { overdue: overdue.get(file) }),
        ...(review && { review }),
        ...(recorded.has(file) && { recorded: true }),
        ...(recorded.get(file)?.approvedBy && { approved: true }),
        ...(versions.get(file)?.announced && { announced: true }),
        ...(isCancellable(recorded.get(file), versions.get(file)) && { cancellable: true }),
      }
    })
  }

  return {
    entries: () => [...known.values()],
    update() {
      const before = known
      known = new Map(summaries().map((entry) => [entry.file, entry]))
      return {
        entries: [...known.values()].filter((entry) => !isSame(entry, before.get(entry.file))),
        gone: [...before.keys()].filter((file) => !known.has(file)),
      }
    },
  }
}

/** The files that somebody was to look at again by now, and who. Figures stand many in a file: then it is asked for in general. */
function overdueFiles({ results, clock }: CheckResult): Map<string, NonNullable<EntrySummary['overdue']>> {
  return new Map(
    [...groupBy(overdueReviews(results, clock), ({ file }) => file)].map(([file, reviews]) => {
      const owners = new Set(reviews.map(({ owner }) => owner))
      const [owner] = owners
      return [file, owners.size === 1 && owner ? { owner } : {}]
    }),
  )
}

/** Versions of legal texts that do not apply: not yet, or because they were withdrawn. */
const unapplied: Partial<Record<LegalStatus, EntryState>> = {
  future: 'scheduled',
  announced: 'scheduled',
  withdrawn: 'ended',
}

function versionStates({ results, clock }: CheckResult): Map<string, VersionState> {
  return new Map(
    legalResults(results, clock.today).flatMap(({ versions }) =>
      versions.map(({ source, status }): [string, VersionState] => [
        source.file,
        { state: source.draft ? undefined : unapplied[status], announced: status === 'announced' },
      ]),
    ),
  )
}

interface VersionState {
  state: EntryState | undefined
  announced: boolean
}

function countIssues({ issues }: CheckResult): Map<string, { errors: number; warnings: number }> {
  const counts = new Map<string, { errors: number; warnings: number }>()
  for (const { file, severity } of issues) {
    const count = counts.get(file) ?? { errors: 0, warnings: 0 }
    count[severity === 'error' ? 'errors' : 'warnings'] += 1
    counts.set(file, count)
  }
  return counts
}

/** Field by field: as two texts, thousands of them take five times as long, and they are compared after every change. */
function isSame(one: EntrySummary, other: EntrySummary | undefined): boolean {
  if (!other) return false
  const names = Object.keys(one) as (keyof EntrySummary)[]
  const isAlike = (name: keyof EntrySummary) => one[name] === other[name] || isDeepStrictEqual(one[name], other[name])
  return names.length === Object.keys(other).length && names.every(isAlike)
}

/**
 * An issue as the desk shows it: at its field, also where the check names a line alone. The desk has the texts itself, and
 * buttons for what elsewhere are commands.
 */
export function deskIssue({ source, hint, ...issue }: Issue): DeskIssue {
  const { file, line, column = 1 } = issue
  const offset = source && line ? offsetAt(source, line, column) : undefined
  const isOfBody = file.endsWith('.mdx') && offset !== undefined && offset >= (fieldsEnd(source ?? '') ?? 0)
  const place = isOfBody && source ? bodyPlace(source, offset) : {}
  const field = issue.field ?? place.field ?? (source && offset !== undefined && fieldNameAt(file, source, offset))
  const whole = { ...issue, ...(source !== undefined && { source }) }
  // Without its text nobody knows what it stands at: that comes with the next check.
  const words = mayBeAccepted(issue) && (source !== undefined || line === undefined) ? wordsAt(whole) : undefined
  return {
    ...issue,
    ...place,
    ...(field && { field }),
    ...(hint !== undefined && { hint: deskHint(hint) }),
    ...(words !== undefined && { words }),
  }
}

/** The issues of a check as the desk shows them. */
export function deskIssues(
  { issues }: Pick<CheckResult, 'issues'>,
  { isNew }: Pick<ChangeWatch, 'isNew'>,
): DeskIssue[] {
  return issues.map((issue) => ({ ...deskIssue(issue), ...(isNew(issue) && { isNew: true as const }) }))
}
