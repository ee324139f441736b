import type { ContentData } from '#src/content/queries.ts'

/** A module with the slugs of every collection as types. */
export function slugTypes(data: ContentData): string {
  const collections = Object.entries(data.entries).map(([name, entries]) => {
    const slugs = entries.map(({ slug }) => `'${slug}'`).sort()
    return `  ${name}: ${slugs.join(' | ') || 'never'}\n`
  })
  return `// Written by scripts/content/stages/emit.ts. Changes made here are lost.\nexport interface Slugs {\n${collections.join('')}}\n`
}
