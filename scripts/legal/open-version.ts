import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { plainText } from '../../src/lib/line-ends.ts'
import { versionFile } from '../content/legal/version-file.ts'
import { today } from '../tools/today.ts'
import { UsageError } from '../tools/usage-error.ts'
import { dayFrom, documentNamed, lastingVersionsOf } from './documents.ts'
import { withField } from './with-field.ts'

const usage = 'npm run legal:new privacy-policy -- --effective 2026-03-01'

/** A version that was opened. */
export interface OpenedVersion {
  /** From the project's root. */
  file: string
  /** The version it was copied from. */
  from: string
}

const withNewDates = (text: string, effective: string) =>
  withField(withField(text, 'effective', effective, 'description'), 'lastUpdated', effective, 'effective')

/**
 * Opens a new version of a legal text: a copy of the newest one that applies from another day, with the summary of
 * changes left to fill in.
 *
 * @throws UsageError when the document or the day cannot be right.
 */
export function openVersion(
  root: string,
  name: string | undefined,
  day: string | undefined,
  now = today(root),
): OpenedVersion {
  const document = documentNamed(root, name, usage)
  if (!day)
    throw new UsageError(
      'From which day does the new version apply?',
      `npm run legal:new ${document} -- --effective 2026-03-01`,
    )
  const effective = dayFrom(day)
  const versions = lastingVersionsOf(root, document)
  const newest = versions.at(-1)
  if (!newest) throw new UsageError(`content/legal/${document} has no version to copy.`)
  const file = versionFile(document, effective)
  if (existsSync(path.join(root, file)))
    throw new UsageError(`${file} exists already: edit it, or choose another day.`, undefined, [], 'effective')
  if (effective <= newest) {
    throw new UsageError(
      `The newest version applies from ${newest}; a new one must apply from a later day.`,
      undefined,
      [],
      'effective',
    )
  }
  if (effective < now)
    throw new UsageError(
      `${effective} is past: a new version applies from today or a later day on.`,
      undefined,
      [],
      'effective',
    )
  const text = plainText(readFileSync(path.join(root, versionFile(document, newest)), 'utf8'))
  writeFileSync(path.join(root, file), withField(withNewDates(text, effective), 'changes', '', 'summary'))
  return { file, from: newest }
}
