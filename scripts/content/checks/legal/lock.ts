import { type LegalVersion, splitLegalSlug } from '#src/content/legal/versions.ts'
import type { Legal } from '#src/content/schemas/legal.ts'
import type { LegalRecord } from '#src/content/schemas/legal-record.ts'
import { formatDate } from '#src/lib/dates.ts'
import { linkTo } from '#src/lib/link-to.ts'
import { type LegalFingerprint, legalFingerprint } from '../../legal/legal-fingerprint.ts'
import { differentFigure, figureWords } from '../../legal/stated-figures.ts'
import type { FileResult } from '../../model/file-result.ts'
import type { Check } from '../check.ts'
import { eachLegalVersion, eachRecord, type Said } from '../each.ts'

type Version = LegalVersion<FileResult>

/**
 * A published text stays what it was. Its fingerprint is kept in `content/legal/published.json`, so that this needs no
 * history of the files: it holds in any copy of the project.
 */
export const legalLock: Check = (facts) => {
  const records = facts.records('legalRecords').map(({ fields }) => fields)
  const [list] = facts.of('legalRecords')
  const ofVersions = eachLegalVersion((version) => {
    const { source, effective } = version
    const [document] = splitLegalSlug(source.slug)
    // The list of records has an error of its own, or the file has: what it says is not known.
    if (!source.bodyRead || !source.value || !list?.value) return
    const record = records.find((one) => one.document === document && one.effective === effective)
    return record ? recorded(document, version, record) : source.draft ? undefined : unrecorded(document, version)
  })
  return [...ofVersions(facts), ...wrongRecords(facts)]
}

const command = (document: string, effective: string, more = '') =>
  `\`npm run legal:correct ${document} -- --effective ${effective}${more}\``

const newVersion = (document: string) => `\`npm run legal:new ${document} -- --effective YYYY-MM-DD\``

function recorded(document: string, version: Version, record: LegalRecord): Said | undefined {
  const { source, status, effective } = version
  const final = `The text was recorded as final on ${formatDate(record.recorded)}`
  if (source.draft)
    return {
      field: 'draft',
      message: `${final}, so it is no draft: people may rely on it.`,
      hint: 'Remove `draft`. A version that does not apply yet can be taken back: npm run legal:withdraw.',
    }
  const now = legalFingerprint(source.value as Legal, source.body)
  if (now.fingerprint !== record.fingerprint) return changed(document, version, now, record)
  // Records made before names were kept have none. Of one that was announced its announcement tells.
  const isApproved = record.recordedBy === undefined || record.approvedBy !== undefined
  if (isApproved || status === 'announced' || status === 'withdrawn') return undefined
  return {
    severity: status === 'future' ? 'warning' : 'error',
    field: 'effective',
    message: `${final}, but nobody has approved it: without that it cannot go live.`,
    hint: `When somebody has, run ${command(document, effective, ' --approved-by "…"')}.`,
  }
}

function unrecorded(document: string, { status, effective }: Version): Said {
  const run = `final, run ${command(document, effective)}.`
  if (status !== 'future')
    return {
      field: 'effective',
      message: `This version applies since ${formatDate(effective)}, but nobody has recorded its text as final.`,
      hint: `If it is ${run} If it is not, give the file and \`effective\` a later day.`,
    }
  const message = `This version takes effect on ${formatDate(effective)}, but its text is not recorded as final: without that it cannot go live.`
  return { severity: 'warning', field: 'effective', message, hint: `When it is ${run}` }
}

/** The first section that no longer says what it said, or the fields when all of them do. */
function changed(document: string, { source, status, effective }: Version, now: LegalFingerprint, record: LegalRecord) {
  const id = Object.keys(now.sections).find((name) => now.sections[name] !== record.sections[name])
  const gone = Object.keys(record.sections).find((name) => !(name in now.sections))
  const heading = source.headings.find((candidate) => candidate.id === id)
  const { line = 1, column = 1 } =
    source.refs.find(({ kind, value }) => kind === 'heading' && value === heading?.text) ?? {}
  const what = heading
    ? `the section “${heading.text}”`
    : gone
      ? `the section #${gone} that was there`
      : id
        ? 'the words before the first heading'
        : 'the title or a date'
  const [day, recordedOn] = [effective, record.recorded].map(formatDate)
  // Nobody relies yet on a text that does not apply yet and was not announced: it is recorded anew.
  if (status === 'future') {
    const hint = `When it is final again, run ${command(document, effective)}; or put the words back.`
    return {
      line,
      column,
      message: `The text has changed since it was recorded as final on ${recordedOn}: ${what}.`,
      hint,
    }
  }
  const figure = record.figures === undefined ? undefined : differentFigure(record.figures, now.figures)
  return {
    line,
    column,
    message: `A published text has changed: ${what}${figure ? `; ${figureWords(figure)}` : ''}. People rely on the version of ${day} as it was recorded on ${recordedOn}.`,
    hint: figure
      ? `A value or a number is never corrected: put it back and change it in a new version: ${newVersion(document)}.`
      : `If the change has a meaning, put the words back and make it in a new version: ${newVersion(document)}. ` +
        `If it corrects a slip, record why: ${command(document, effective, ' --reason "…"')}.`,
  }
}

const wrongRecords = eachRecord('legalRecords', ({ fields }, { files, today }): Said[] => {
  const { document, effective, corrections, fingerprint } = fields
  const wanted = `content/legal/${document}/${effective}.mdx`
  if (!files.includes(wanted)) {
    const message = `The published version ${linkTo('legalVersion', { document, date: effective })} is gone.`
    return [{ field: 'id', message, hint: `Put ${wanted} back: published versions stay readable.` }]
  }
  return corrections.flatMap(({ after, date }, index) => {
    const found: Said[] = []
    const wrong = (name: string, message: string, hint: string) =>
      found.push({ field: `corrections.${index}.${name}`, message, hint })
    if (after !== (corrections[index + 1]?.before ?? fingerprint))
      wrong(
        'after',
        'This correction does not lead to the text recorded after it.',
        'Records are written by npm run legal:correct only; take the file back as it was.',
      )
    if (date < (corrections[index - 1]?.date ?? fields.recorded) || date > today)
      wrong(
        'date',
        `The correction of ${date} is out of order.`,
        'Corrections stand from the oldest to the newest, none in the future.',
      )
    return found
  })
})
