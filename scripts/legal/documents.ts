import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isoDate } from '../../src/content/field-types.ts'
import type { Legal } from '../../src/content/schemas/legal.ts'
import { offerDate } from '../content/fields/offer-date.ts'
import { suggest } from '../content/fields/suggest.ts'
import { versionFile } from '../content/legal/version-file.ts'
import type { FileResult } from '../content/model/file-result.ts'
import { parseFile } from '../content/stages/parse-file.ts'
import { UsageError } from '../tools/usage-error.ts'
import { readRecords, recordOf } from './records.ts'

/** The documents there are. */
function documents(root: string): string[] {
  const folder = path.join(root, 'content/legal')
  return readdirSync(folder, { withFileTypes: true })
    .filter((item) => item.isDirectory())
    .map(({ name }) => name)
    .sort()
}

/** The name of a document as someone typed it. */
export function documentNamed(root: string, name: string | undefined, usage: string): string {
  const known = documents(root)
  if (!name) throw new UsageError(`Which document? ${known.join(' or ')}`, usage)
  if (known.includes(name)) return name
  const meant = suggest(name, known)
  throw new UsageError(
    `There is no document "${name}". ${meant ? `Did you mean ${meant}?` : `There is ${known.join(' and ')}.`}`,
  )
}

/** The days from which the versions of a document apply, the oldest first. */
export function versionsOf(root: string, document: string): string[] {
  return readdirSync(path.join(root, 'content/legal', document))
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => name.slice(0, -'.mdx'.length))
    .sort()
}

/** The same, without those that were withdrawn: they apply on no day. */
export function lastingVersionsOf(root: string, document: string): string[] {
  const records = readRecords(root)
  return versionsOf(root, document).filter((effective) => !recordOf(records, { document, effective })?.withdrawn)
}

/** Checks a day as someone typed it. */
export function dayFrom(words: string, field = 'effective'): string {
  const read = isoDate.safeParse(words)
  if (!read.success) {
    const meant = offerDate(words)
    const sentence = `"${words}" ${read.error.issues[0]?.message ?? 'is no date'}.${meant ? ` ${meant}` : ''}`
    throw new UsageError(sentence, undefined, [], field)
  }
  return words
}

/** Reads a version that has no errors of its own. */
export function readVersion(root: string, document: string, effective: string): FileResult & { value: Legal } {
  const file = versionFile(document, effective)
  if (!existsSync(path.join(root, file))) {
    throw new UsageError(`There is no ${file}. The versions are ${versionsOf(root, document).join(', ')}.`)
  }
  const bytes = readFileSync(path.join(root, file))
  const result = parseFile({ file, collection: 'legal', slug: `${document}/${effective}` }, bytes)
  const [problem] = result.issues.filter(({ severity }) => severity === 'error')
  if (problem) throw new UsageError(`${file}:${problem.line ?? 1} has an error: ${problem.message}`, 'npm run content')
  return result as FileResult & { value: Legal }
}
