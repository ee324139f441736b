import path from 'node:path'
import type { ContentData } from '#src/content/queries.ts'
import { writeIfChanged } from '../../cache/write-if-changed.ts'

/**
 * Writes the slugs of the content as types, beside the queries that take them: code that names an entry compiles only
 * while there is one. Returns whether they have changed.
 */
export function emit(data: ContentData, root: string): boolean {
  return writeIfChanged(path.join(root, 'src/content/generated/slugs.ts'), slugTypes(data))
}

/** A module with the slugs of every collection as types. */
function slugTypes(data: ContentData): string {
  const collections = Object.entries(data.entries).map(([name, entries]) => {
    const slugs = entries.map(({ slug }) => `'${slug}'`).sort()
    return `  ${name}: ${slugs.join(' | ') || 'never'}\n`
  })
  return `// Written by scripts/content/stages/emit.ts. Changes made here are lost.\nexport interface Slugs {\n${collections.join('')}}\n`
}
