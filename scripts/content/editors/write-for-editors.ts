import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheKey } from '../../cache/cache-key.ts'
import { filesKey } from '../../cache/files-key.ts'
import { writeIfChanged } from '../../cache/write-if-changed.ts'
import { version } from '../stages/version.ts'
import { writeGuideTables } from './guide-tables.ts'
import { writeJsonSchemas } from './json-schemas.ts'
import { writeRulesGuide } from './rules-guide.ts'

/**
 * Writes what editors and their programs read: the JSON schemas, which name the entries there are, the tables of the
 * guide, and the guide to the rules. Nothing is made anew while the code, the texts there are and what was written are the same.
 *
 * @param files the texts there are, from the project's root
 */
export function writeForEditors(root: string, files: readonly string[]): void {
  const marker = join(root, '.cache/content/for-editors')
  const madeOf = () =>
    cacheKey(version(), filesKey(root, ['content/.schemas', 'content/README.md', 'content/RULES.md']), ...files)
  if (readMarker(marker) === madeOf()) return
  writeJsonSchemas(root)
  writeGuideTables(root)
  writeRulesGuide(root)
  writeIfChanged(marker, madeOf())
}

function readMarker(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
