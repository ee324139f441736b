import { fillEngine, groupsOf } from './engine.ts'
import { type IndexFile, searchIndexPath } from './index-files.ts'
import { kindAt, type PackedEntry, type SearchEntry, unpackEntry } from './search-entry.ts'
import { fetchFile, type SearchIndex } from './search-index.ts'
import { splitIndex } from './split-index.ts'

/** Opens the index whose first file has been fetched. `read` fetches the others, if there are any. */
export async function openIndex(file: IndexFile, read = fetchFile): Promise<SearchIndex> {
  const { counts, kinds } = file
  const common = { counts, groupsOf: groupsOf(file.synonyms) }
  const { entries } = file
  if (!entries) return { ...common, ...splitIndex(file, read) }
  const unpacked = new Map<number, SearchEntry>()
  const engine = await fillEngine(entries, (number) => kinds[kindAt(number, counts)])
  return {
    ...common,
    pause: 0,
    engineFor: async () => engine,
    entries: async (numbers) =>
      numbers.map((number) => {
        const entry = unpacked.get(number) ?? unpackEntry(entries[number] as PackedEntry)
        unpacked.set(number, entry)
        return entry
      }),
  }
}

let opening: Promise<SearchIndex> | undefined

/** The index of the site, fetched once. @throws when it cannot be fetched; the next call tries again. */
export function searchIndex(): Promise<SearchIndex> {
  opening ??= fetchFile<IndexFile>(searchIndexPath).then((file) => openIndex(file))
  opening.catch(forgetIndex)
  return opening
}

/** Fetches the index before anything is asked. */
export function wakeIndex(): void {
  searchIndex().catch(() => {})
}

/** Has it fetched anew: where somebody writes, the content may have changed. */
export function forgetIndex(): void {
  opening = undefined
}
