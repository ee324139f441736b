import type { LegalTimeline } from '#src/content/legal/versions.ts'
import type { LegalRecord } from '#src/content/schemas/legal-record.ts'
import { formatDate } from '#src/lib/dates.ts'
import type { FileResult } from '../../model/file-result.ts'
import { legalResults } from '../../model/page-urls.ts'
import type { Check } from '../check.ts'
import { eachRecord, type Said } from '../each.ts'

/** What is told ahead of its day is final, in the order of the days, and what is withdrawn was told. */
export const legalAnnouncements: Check = (facts) => {
  const records = facts.records('legalRecords').map(({ fields }) => fields)
  const timelines = legalResults(facts.results, facts.today)
  return eachRecord('legalRecords', ({ fields }) => [
    ...twice(fields, records.slice(0, records.indexOf(fields))),
    ...announced(fields, facts.today),
    ...before(fields, records, timelines),
    ...withdrawn(fields, facts.today),
  ])(facts)
}

const isSame = (one: LegalRecord, other: Pick<LegalRecord, 'document' | 'effective'>) =>
  one.document === other.document && one.effective === other.effective

function twice(record: LegalRecord, known: readonly LegalRecord[]): Said[] {
  if (!known.some((other) => isSame(other, record))) return []
  const message = `Two versions of ${record.document} are recorded for ${formatDate(record.effective)}.`
  const hint = 'One version begins on a day. Remove the record that is not that of the file.'
  return [{ field: 'effective', message, hint }]
}

function announced({ effective, recorded, approvedBy, announced }: LegalRecord, today: string): Said[] {
  if (!announced) return []
  const { date } = announced
  const said: Said[] = []
  const wrong = (field: string, problem: string, hint: string) =>
    said.push({ field, message: `This version ${problem}`, hint })
  if (!approvedBy)
    wrong(
      'announced',
      'is announced, but nobody has approved its text.',
      'When somebody has, run `npm run legal:correct --approved-by "…"`.',
    )
  if (date >= effective)
    wrong(
      'announced.date',
      `applies from ${formatDate(effective)}, so it cannot be announced on ${formatDate(date)}.`,
      'A version is announced before the day from which it applies, or not at all.',
    )
  if (date < recorded)
    wrong(
      'announced.date',
      `is announced on ${formatDate(date)}, before its text was recorded as final.`,
      `Write a day from ${recorded} on${date > today ? '' : ', or take the file back as it was'}.`,
    )
  return said
}

/** Readers are told what a version changes in the one before, so they can read that one. */
function before(
  { document, effective, announced, withdrawn }: LegalRecord,
  records: readonly LegalRecord[],
  timelines: readonly LegalTimeline<FileResult>[],
): Said[] {
  if (!announced || withdrawn) return []
  const own = timelines.find((timeline) => timeline.document === document)
  const hidden = own?.versions.find((version) => {
    if (version.effective >= effective || version.status !== 'future' || version.source.draft) return false
    const record = records.find((other) => isSame(other, { document, effective: version.effective }))
    return !record?.announced || record.announced.date > announced.date
  })
  if (!hidden) return []
  const day = formatDate(hidden.effective)
  const message = `This version is announced, but the one of ${day}, which applies before it, is not: nobody could read what it changes.`
  return [{ field: 'announced', message, hint: 'Announce that one first: `npm run legal:announce`.' }]
}

function withdrawn({ effective, announced, withdrawn }: LegalRecord, today: string): Said[] {
  if (!withdrawn) return []
  const [day, start] = [withdrawn.date, effective].map(formatDate)
  const wrong = (problem: string, hint: string): Said[] => [
    { field: 'withdrawn.date', message: `This version ${problem}`, hint },
  ]
  if (!announced || withdrawn.date < announced.date)
    return wrong(
      `is withdrawn on ${day}, before it was announced.`,
      'What nobody was told of is taken back without a record: `npm run legal:withdraw`.',
    )
  if (withdrawn.date >= effective)
    return wrong(
      `applies from ${start}, so it cannot be withdrawn on ${day}.`,
      'A version in force is replaced by a new one: `npm run legal:new`.',
    )
  if (withdrawn.date <= today) return []
  const hint = `Write the day on which it is withdrawn, ${today} at the latest.`
  return wrong(`is withdrawn on ${day}, which has not come yet.`, hint)
}
