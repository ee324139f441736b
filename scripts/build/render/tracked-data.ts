import type { EntriesName } from '../../../src/content/collections.ts'
import type { ContentData, Entry } from '../../../src/content/queries.ts'
import { cacheKey } from '../../cache/cache-key.ts'

type AnyEntry = Entry<EntriesName>
/** Told of what is read: `entries articles`, `single site`, and `body articles x` when somebody looks into a text. */
export type Note = (kind: string, ...of: string[]) => void

/** The key of an entry as lists show it: without its body. */
export const keyOfFront = ({ front, slug, source, url, data, headings }: AnyEntry) =>
  front ?? cacheKey(JSON.stringify([slug, source, url, data, headings]))

/** The key of an entry with its body. */
export const keyOfEntry = (entry: AnyEntry) => entry.key ?? cacheKey(JSON.stringify(entry))

/** An entry that tells when its body is read. A class and no proxy: lists read thousands of entries, and this costs them nothing. */
class TrackedEntry {
  readonly #entry: AnyEntry
  readonly #noteBody: () => void
  readonly slug: string
  readonly source: string
  readonly url?: string
  readonly data: AnyEntry['data']
  readonly headings: AnyEntry['headings']
  readonly key?: string | undefined
  readonly front?: string | undefined

  constructor(entry: AnyEntry, noteBody: () => void) {
    this.#entry = entry
    this.#noteBody = noteBody
    this.slug = entry.slug
    this.source = entry.source
    if (entry.url !== undefined) this.url = entry.url
    this.data = entry.data
    this.headings = entry.headings
    this.key = entry.key
    this.front = entry.front
  }

  get body() {
    this.#noteBody()
    return this.#entry.body
  }

  get words() {
    this.#noteBody()
    return this.#entry.words
  }
}

/** Gives entries that tell when their body is read, each one once. */
export function entryTracker(note: Note) {
  const known = new WeakMap<AnyEntry, AnyEntry>()
  return (name: EntriesName, entry: AnyEntry): AnyEntry => {
    const found = known.get(entry)
    if (found) return found
    const tracked = new TrackedEntry(entry, () => note('body', name, entry.slug))
    known.set(entry, tracked)
    return tracked
  }
}

/** The members of a group, each looked up when it is read. */
function onDemand<Group extends object>(group: Group, kind: string, note: Note) {
  const members = Object.entries(group).map(([name, member]) => {
    const get = () => {
      note(kind, name)
      return member
    }
    return [name, { enumerable: true, get }] as const
  })
  return Object.defineProperties({}, Object.fromEntries(members)) as Group
}

/** The same content, which tells what is read of it. */
export function trackedData(data: ContentData, note: Note): ContentData {
  const track = entryTracker(note)
  const entries = Object.entries(data.entries) as [EntriesName, AnyEntry[]][]
  const tracked = entries.map(([name, all]) => {
    let known: AnyEntry[] | undefined
    const get = () => {
      note('entries', name)
      known ??= all.map((entry) => track(name, entry))
      return known
    }
    return [name, { enumerable: true, get }] as const
  })
  return {
    entries: Object.defineProperties({}, Object.fromEntries(tracked)) as ContentData['entries'],
    lists: onDemand(data.lists, 'list', note),
    singles: onDemand(data.singles, 'single', note),
    get downloads() {
      note('downloads')
      return data.downloads
    },
    get pictures() {
      note('pictures')
      return data.pictures
    },
  }
}
