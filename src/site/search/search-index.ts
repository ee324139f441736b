import type { Asked, Engine, GroupsOf, Reading } from './engine.ts'
import type { IndexFile } from './index-files.ts'
import type { SearchEntry } from './search-entry.ts'

/** An index that questions can be put to, whether it lies in one file or in parts. */
export interface SearchIndex {
  counts: IndexFile['counts']
  /** Words and phrases that are looked for together. */
  groupsOf: GroupsOf
  /** How long to wait for the next key before something is fetched for what is typed (ms). */
  pause: number
  /** An engine that knows every term the words of a question need. */
  engineFor(asked: readonly Asked[], reading: Reading): Promise<Engine>
  /** Entries by their numbers. */
  entries(numbers: readonly number[]): Promise<SearchEntry[]>
}

/** Reads a file of the site. @throws when it cannot be fetched, whatever the reason. */
export async function fetchFile<Content>(path: string): Promise<Content> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered with ${response.status}.`)
  return response.json() as Promise<Content>
}
