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

const command = (name: 'new' | 'announce' | 'withdraw') => `\`npm run legal:${name}\``

function twice(record: LegalRecord, known: readonly LegalRecord[]): Said[] {
  if (!known.some((other) => isSame(other, record))) return []
  const message = `Two versions of ${record.document} are recorded for ${formatDate(record.effective)}.`
  return [
    {
      field: 'effective',
      message,
      hint: 'One version begins on a day. Remove the record that is not that of the file.',
    },
  ]
}

function announced({ effective, recorded, approvedBy, announced }: LegalRecord, today: string): Said[] {
  if (!announced) return []
  const { date } = announced
  const said: Said[] = []
  if (!approvedBy)
    said.push({
      field: 'announced',
      message: 'This version is announced, but nobody has approved its text.',
      hint: 'When somebody has, run `npm run legal:correct --approved-by "…"`.',
    })
  if (date >= effective)
    said.push({
      field: 'announced.date',
      message: `This version applies from ${formatDate(effective)}, so it cannot be announced on ${formatDate(date)}.`,
      hint: 'A version is announced before the day from which it applies, or not at all.',
    })
  if (date < recorded)
    said.push({
      field: 'announced.date',
      message: `This version is announced on ${formatDate(date)}, before its text was recorded as final.`,
      hint: `Write a day from ${recorded} on${date > today ? '' : ', or take the file back as it was'}.`,
    })
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
  return [{ field: 'announced', message, hint: `Announce that one first: ${command('announce')}.` }]
}

function withdrawn({ effective, announced, withdrawn }: LegalRecord, today: string): Said[] {
  if (!withdrawn) return []
  const { date } = withdrawn
  const wrong = (message: string, hint: string): Said[] => [{ field: 'withdrawn.date', message, hint }]
  if (!announced || date < announced.date)
    return wrong(
      `This version is withdrawn on ${formatDate(date)}, before it was announced.`,
      `What nobody was told of is taken back without a record: ${command('withdraw')}.`,
    )
  if (date >= effective)
    return wrong(
      `This version applies from ${formatDate(effective)}, so it cannot be withdrawn on ${formatDate(date)}.`,
      `A version in force is replaced by a new one: ${command('new')}.`,
    )
  return date > today
    ? wrong(
        `This version is withdrawn on ${formatDate(date)}, which has not come yet.`,
        `Write the day on which it is withdrawn, ${today} at the latest.`,
      )
    : []
}
