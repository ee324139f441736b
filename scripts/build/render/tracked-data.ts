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

/** Gives entries that tell when their body is read, each one once. */
export function entryTracker(note: Note) {
  const known = new WeakMap<AnyEntry, AnyEntry>()
  return (name: EntriesName, entry: AnyEntry): AnyEntry => {
    const found = known.get(entry)
    if (found) return found
    const tracked = new Proxy(entry, {
      get(target, property) {
        if (property === 'body' || property === 'words') note('body', name, target.slug)
        return Reflect.get(target, property)
      },
    })
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
