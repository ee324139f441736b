import { type CollectionName, collections } from '#src/content/collections.ts'
import { type ContentData, type ContentIndex, contentIndex } from '#src/content/queries.ts'
import { content } from './labels.ts'

const groups = { entries: 'entries', list: 'lists', single: 'singles' } as const

/** Everything in `content/`, as the content check wrote it. */
export function realData(): ContentData {
  const data: Record<(typeof groups)[keyof typeof groups], Record<string, unknown>> = {
    entries: {},
    lists: {},
    singles: {},
  }
  for (const [name, { kind }] of Object.entries(collections)) data[groups[kind]][name] = content(name as CollectionName)
  return data as unknown as ContentData
}

/** The queries over everything in `content/`. */
export const realIndex = (): ContentIndex => contentIndex(realData())
