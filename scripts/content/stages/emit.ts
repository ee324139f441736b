import path from 'node:path'
import type { ContentData } from '#src/content/queries.ts'
import { writeIfChanged } from '../../cache/write-if-changed.ts'
import { slugTypes } from './slug-types.ts'

/**
 * Writes the slugs of the content as types, beside the queries that take them: code that names an entry compiles only
 * while there is one. Returns whether they have changed.
 */
export function emit(data: ContentData, root: string): boolean {
  return writeIfChanged(path.join(root, 'src/content/generated/slugs.ts'), slugTypes(data))
}
