import type { Clock } from '#src/content/clock.ts'
import type { CollectionName } from '#src/content/collections.ts'
import { type PublicationState, publicationOf, stateAt } from '#src/content/publication.ts'
import { readFrontmatter } from '../syntax/frontmatter.ts'
import { readJson } from '../syntax/json.ts'

/** Where an entry stands by its text alone; undefined where its fields cannot be read. */
export function stateOfText(
  file: string,
  text: string,
  collection: CollectionName,
  clock: Clock,
): PublicationState | undefined {
  const fields = file.endsWith('.mdx') ? readFrontmatter(file, text).data : readJson(file, text).value
  if (typeof fields !== 'object' || fields === null) return undefined
  try {
    return stateAt(publicationOf(collection, fields, clock), clock)
  } catch {
    // Nothing has looked at them: a date may be none.
    return undefined
  }
}
