import path from 'node:path'
import { splitLegalSlug } from '../../../src/content/legal/versions.ts'
import { words } from '../../../src/desk/words.ts'
import { formatDate } from '../../../src/lib/dates.ts'
import type { FileResult } from '../../content/model/file-result.ts'
import { recordsFile } from '../../legal/records.ts'

/**
 * What an entry is called in lists, by its fields; undefined while they cannot be read. People go by their name, versions
 * of a legal text by their day as well.
 */
export function entryTitle({ collection, slug, value }: FileResult): string | undefined {
  const { name, title } = (value ?? {}) as { name?: unknown; title?: unknown }
  const found = [name, title].find((words) => typeof words === 'string')
  if (typeof found !== 'string') return undefined
  return collection === 'legal' ? `${found}, ${formatDate(splitLegalSlug(slug)[1])}` : found
}

/** What a file is called whose fields say nothing: `content/site/redirects.json` is “Redirects”. */
export function fileTitle(file: string): string {
  if (file === recordsFile) return words.legalRegister
  const name = path
    .basename(file)
    .replace(/\.\w+$/, '')
    .replaceAll('-', ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
