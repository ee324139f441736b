import type { ContentData } from '#src/content/queries.ts'

/** A module with the slugs of every collection, as values and as types. */
export function slugTypes(data: ContentData): string {
  const collections = Object.entries(data.entries).map(([name, entries]) => ({
    name,
    slugs: entries.map((entry) => entry.slug).sort(),
  }))
  const quoted = (slugs: string[], between: string) => slugs.map((slug) => `'${slug}'`).join(between)
  const types = collections.map(
    ({ name, slugs }) => `export type ${singular(name)}Slug = ${quoted(slugs, ' | ') || 'never'}`,
  )
  const values = collections.map(({ name, slugs }) => `  ${name}: [${quoted(slugs, ', ')}] as const,`)
  return `// Written by scripts/content/stages/emit.ts. Changes made here are lost.\n${types.join('\n')}\n\nexport const slugs = {\n${values.join('\n')}\n}\n`
}

function singular(name: string): string {
  const word = name.replace(/ies$/, 'y').replace(/s$/, '')
  return word.charAt(0).toUpperCase() + word.slice(1)
}
