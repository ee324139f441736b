import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FileResult } from '../../scripts/content/model/file-result.ts'
import { discover } from '../../scripts/content/stages/discover.ts'
import { parseFile } from '../../scripts/content/stages/parse-file.ts'

/** What the files of the real content say. */
export function realResults(root: string): FileResult[] {
  return discover(root).flatMap(({ file, place }) =>
    place.problem
      ? []
      : [parseFile({ file, collection: place.collection, slug: place.slug }, readFileSync(join(root, file)))],
  )
}
