import type { LegalVersion } from '#src/content/legal/versions.ts'
import type { Legal } from '#src/content/schemas/legal.ts'
import type { LegalRecord } from '#src/content/schemas/legal-record.ts'
import { formatDate } from '#src/lib/dates.ts'
import { linkTo } from '#src/lib/link-to.ts'
import { type LegalFingerprint, legalFingerprint } from '../../legal/legal-fingerprint.ts'
import { differentFigure, figureWords } from '../../legal/stated-figures.ts'
import type { Facts, Recorded } from '../../model/facts.ts'
import type { FileResult } from '../../model/file-result.ts'
import type { Found } from '../../model/issue.ts'
import { legalResults } from '../../model/page-urls.ts'
import type { Check } from '../check.ts'

type Version = LegalVersion<FileResult>

/**
 * A published text stays what it was. Its fingerprint is kept in `content/legal/published.json`, so that this needs no
 * history of the files: it holds in any copy of the project.
 */
export const legalLock: Check = (facts) => {
  const records = facts.records('legalRecords')
  const versions = legalResults(facts.results, facts.today).flatMap(({ document, versions: own }) =>
    own.map((version) => ({ document, version })),
  )
  const find = (document: string, effective: string) =>
    records.find(({ fields }) => fields.document === document && fields.effective === effective)
  return [
    ...versions.flatMap(({ document, version }) =>
      versionIssues(document, version, find(document, version.effective), facts),
    ),
    ...records.flatMap((record) => recordIssues(record, facts)),
  ]
}

const command = (document: string, effective: string, more = '') =>
  `\`npm run legal:correct ${document} -- --effective ${effective}${more}\``

const newVersion = (document: string) => `\`npm run legal:new ${document} -- --effective YYYY-MM-DD\``

function versionIssues(
  document: string,
  version: Version,
  record: Recorded<'legalRecords'> | undefined,
  facts: Facts,
): Found[] {
  const { source, status } = version
  // The list of records has an error of its own, or the file has: what it says is not known.
  const [list] = facts.of('legalRecords')
  if (!source.bodyRead || !source.value || !list?.value) return []
  if (source.draft) return record ? [recordedDraft(version, record.fields)] : []
  if (!record) return status === 'future' ? [unrecordedYet(document, version)] : [unrecorded(document, version)]
  const now = legalFingerprint(source.value as Legal, source.body)
  if (now.fingerprint !== record.fields.fingerprint) return [changed(document, version, now, record.fields)]
  // Of one that was announced its announcement tells.
  return isApproved(record.fields) || status === 'announced' || status === 'withdrawn'
    ? []
    : [unapproved(document, version, record.fields)]
}

/** Records made before names were kept have none. */
const isApproved = ({ recordedBy, approvedBy }: LegalRecord) => recordedBy === undefined || approvedBy !== undefined

function unapproved(document: string, { source, status, effective }: Version, { recorded }: LegalRecord): Found {
  return {
    severity: status === 'future' ? 'warning' : 'error',
    file: source.file,
    field: 'effective',
    message: `The text was recorded as final on ${formatDate(recorded)}, but nobody has approved it: without that it cannot go live.`,
    hint: `When somebody has, run ${command(document, effective, ' --approved-by "…"')}.`,
  }
}

function recordedDraft({ source }: Version, { recorded }: LegalRecord): Found {
  return {
    file: source.file,
    field: 'draft',
    message: `The text was recorded as final on ${formatDate(recorded)}, so it is no draft: people may rely on it.`,
    hint: 'Remove `draft`. A version that does not apply yet can be taken back: npm run legal:withdraw.',
  }
}

function unrecordedYet(document: string, { source, effective }: Version): Found {
  return {
    severity: 'warning',
    file: source.file,
    field: 'effective',
    message: `This version takes effect on ${formatDate(effective)}, but its text is not recorded as final: without that it cannot go live.`,
    hint: `When it is final, run ${command(document, effective)}.`,
  }
}

function unrecorded(document: string, { source, effective }: Version): Found {
  return {
    file: source.file,
    field: 'effective',
    message: `This version applies since ${formatDate(effective)}, but nobody has recorded its text as final.`,
    hint: `If it is final, run ${command(document, effective)}. If it is not, give the file and \`effective\` a later day.`,
  }
}

/** The first section that no longer says what it said, or the fields when all of them do. */
function changed(
  document: string,
  { source, status, effective }: Version,
  now: LegalFingerprint,
  record: LegalRecord,
): Found {
  const id = Object.keys(now.sections).find((name) => now.sections[name] !== record.sections[name])
  const gone = Object.keys(record.sections).find((name) => !(name in now.sections))
  const heading = source.headings.find((candidate) => candidate.id === id)
  const place = source.refs.find(({ kind, value }) => kind === 'heading' && value === heading?.text)
  const what = heading
    ? `the section “${heading.text}”`
    : gone
      ? `the section #${gone} that was there`
      : id
        ? 'the words before the first heading'
        : 'the title or a date'
  const figure = record.figures === undefined ? undefined : differentFigure(record.figures, now.figures)
  const issue = {
    file: source.file,
    ...(place?.line === undefined ? { line: 1, column: 1 } : { line: place.line, column: place.column }),
  }
  // Nobody relies yet on a text that does not apply yet and was not announced: it is recorded anew.
  if (status === 'future')
    return {
      ...issue,
      message: `The text has changed since it was recorded as final on ${formatDate(record.recorded)}: ${what}.`,
      hint: `When it is final again, run ${command(document, effective)}; or put the words back.`,
    }
  return {
    ...issue,
    message: `A published text has changed: ${what}${figure ? `; ${figureWords(figure)}` : ''}. People rely on the version of ${formatDate(effective)} as it was recorded on ${formatDate(record.recorded)}.`,
    hint: figure
      ? `A value or a number is never corrected: put it back and change it in a new version: ${newVersion(document)}.`
      : `If the change has a meaning, put the words back and make it in a new version: ${newVersion(document)}. ` +
        `If it corrects a slip, record why: ${command(document, effective, ' --reason "…"')}.`,
  }
}

function recordIssues({ file, fields, prefix }: Recorded<'legalRecords'>, facts: Facts): Found[] {
  const { document, effective, recorded, corrections, fingerprint } = fields
  const issue = (field: string, message: string, hint: string): Found => ({
    file,
    field: prefix + field,
    message,
    hint,
  })
  const wanted = `content/legal/${document}/${effective}.mdx`
  if (!facts.files.includes(wanted))
    return [
      issue(
        'id',
        `The published version ${linkTo('legalVersion', { document, date: effective })} is gone.`,
        `Put ${wanted} back: published versions stay readable.`,
      ),
    ]
  const dates = [recorded, ...corrections.map(({ date }) => date)]
  const chain = [...corrections.map(({ before }) => before), fingerprint]
  return corrections.flatMap(({ after, date }, index) => {
    const field = `corrections.${index}`
    const links = after === chain[index + 1]
    return [
      ...(links
        ? []
        : [
            issue(
              `${field}.after`,
              'This correction does not lead to the text recorded after it.',
              'Records are written by npm run legal:correct only; take the file back as it was.',
            ),
          ]),
      ...(date >= (dates[index] as string) && date <= facts.today
        ? []
        : [
            issue(
              `${field}.date`,
              `The correction of ${date} is out of order.`,
              'Corrections stand from the oldest to the newest, none in the future.',
            ),
          ]),
    ]
  })
}
