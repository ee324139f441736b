import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StyleGuide } from '#src/content/schemas/style-guide.ts'
import { cacheKey } from '../../cache/cache-key.ts'
import type { Placed } from '../model/file-result.ts'
import { toLine } from './cache.ts'

/** Some files to parse. */
export interface Work {
  root: string
  files: readonly Placed[]
  style?: StyleGuide | undefined
}
/** A file that was parsed: its key in the cache and the line that is kept there. */
export interface Parsed {
  file: string
  key: string
  line: string
}

/** Parses some files. @throws when one cannot be read */
export default async function parse({ root, files, style }: Work): Promise<Parsed[]> {
  const { parseFile } = await import('./parse-file.ts')
  return files.map((placed) => {
    const bytes = readFileSync(join(root, placed.file))
    return { file: placed.file, key: cacheKey(placed.file, bytes), line: toLine(parseFile(placed, bytes, style)) }
  })
}
