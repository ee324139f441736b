import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { LegalRecord } from '../../src/content/schemas/legal-record.ts'
import { formatDate } from '../../src/lib/dates.ts'
import { versionFile } from '../content/legal/version-file.ts'
import { UsageError } from '../tools/usage-error.ts'
import { dayFrom, documentNamed, versionsOf } from './documents.ts'
import { isAnnounced, readRecords, recordOf, writeRecords } from './records.ts'

const usage = 'npm run legal:withdraw privacy-policy -- --effective 2027-03-01 --yes'

/** Outside `content/`, so that nothing there is checked or published. */
const keptIn = '.withdrawn'

export interface WithdrawRequest {
  document?: string
  effective?: string
  /** Whether the person at the keyboard has confirmed it. */
  yes?: boolean
  /** Who withdraws a version that was announced, and why: readers see the reason. */
  by?: string
  reason?: string
}

/** A version that was taken back. */
export interface Withdrawn {
  file: string
  /** Where its text is kept, from the project's root; where it stood, when it was announced. */
  kept: string
  recorded: boolean
  announced: boolean
}

/** A path nothing stands at yet: what was kept before is not written over. */
function freePath(root: string, name: string): string {
  const numbered = (number: number) => path.posix.join(keptIn, number === 1 ? name : `${name}-${number}`)
  let number = 1
  while (existsSync(path.join(root, `${numbered(number)}.mdx`))) number += 1
  return numbered(number)
}

function versionToWithdraw(root: string, request: WithdrawRequest, day: string) {
  const document = documentNamed(root, request.document, usage)
  if (!request.effective) throw new UsageError(`Which version? ${versionsOf(root, document).join(', ')}`, usage)
  const effective = dayFrom(request.effective)
  const file = versionFile(document, effective)
  if (!existsSync(path.join(root, file)))
    throw new UsageError(`There is no ${file}. The versions are ${versionsOf(root, document).join(', ')}.`)
  if (effective <= day) {
    throw new UsageError(
      `The version of ${formatDate(effective)} is in force or was: it stays readable for good. To replace it, open a new one:`,
      `npm run legal:new ${document} -- --effective YYYY-MM-DD`,
    )
  }
  return { document, effective, file }
}

/** What readers were told of they are told the end of: when it was withdrawn, and why. */
function withdrawal({ by = '', reason = '' }: WithdrawRequest, record: LegalRecord, date: string) {
  const [who, why] = [by.trim(), reason.trim()]
  if (who && why) return { date, by: who, reason: why }
  throw new UsageError(
    `The version of ${formatDate(record.effective)} was announced. Say who withdraws it and why; readers see the reason.`,
    '--by "Your Name" --reason "…"',
    [],
    who ? 'reason' : 'by',
  )
}

function confirm(
  { yes }: WithdrawRequest,
  { document, effective }: { document: string; effective: string },
  what: string,
) {
  if (yes) return
  throw new UsageError(
    `This would ${what}. Nothing was changed. To do it, add --yes:`,
    `npm run legal:withdraw ${document} -- --effective ${effective} --yes`,
  )
}

/**
 * Takes back a version that does not apply yet: its file and its record go, a copy of both is kept. One that was announced
 * stays where it stands, and its record says who withdrew it and why.
 *
 * @param day today: what applies by then is not taken back.
 * @throws UsageError when the version cannot be found, applies already, or nobody has confirmed it.
 */
export function withdrawVersion(root: string, request: WithdrawRequest, day: string): Withdrawn {
  const version = versionToWithdraw(root, request, day)
  const { document, effective, file } = version
  const records = readRecords(root)
  const record = recordOf(records, version)
  const others = records.filter((known) => known !== record)
  if (record?.withdrawn)
    throw new UsageError(
      `The version of ${formatDate(effective)} was withdrawn on ${formatDate(record.withdrawn.date)} already.`,
    )
  if (record && isAnnounced(record, day)) {
    const withdrawn = withdrawal(request, record, day)
    confirm(request, version, `tell readers that the version of ${formatDate(effective)} is withdrawn`)
    writeRecords(root, [...others, { ...record, withdrawn }])
    return { file, kept: file, recorded: true, announced: true }
  }
  const kept = freePath(root, `${document}-${effective}`)
  confirm(request, version, `remove ${file} and its record; a copy would be kept at ${kept}.mdx`)
  mkdirSync(path.join(root, keptIn), { recursive: true })
  copyFileSync(path.join(root, file), path.join(root, `${kept}.mdx`))
  if (record) {
    writeFileSync(path.join(root, `${kept}.json`), `${JSON.stringify(record, null, 2)}\n`)
    writeRecords(root, others)
  }
  rmSync(path.join(root, file))
  return { file, kept: `${kept}.mdx`, recorded: record !== undefined, announced: false }
}
