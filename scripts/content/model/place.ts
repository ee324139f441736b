import { type Collection, type CollectionName, collections } from '#src/content/collections.ts'

/** Where a file stands: the collection and the slug, or what is wrong with the place. */
export type Place =
  | { collection: CollectionName; slug: string; problem?: undefined }
  | {
      problem: 'no-collection' | 'wrong-ending' | 'sub-folder' | 'file-name' | 'windows-name' | 'index' | 'lost-link'
      collection?: CollectionName
      slug?: string
    }

const rows = Object.entries(collections) as [CollectionName, Collection][]
const single = new Map(rows.filter(([, row]) => row.kind !== 'entries').map(([name, row]) => [row.path, name]))
const folders = new Map(rows.filter(([, row]) => row.kind === 'entries').map(([name, row]) => [row.path, name]))
/** Names that Windows keeps for devices, whatever ending follows. */
export const ofWindows = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i
const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Finds the collection of a path inside `content/`, such as `articles/x.mdx`. */
export function placeOf(path: string): Place {
  const fixed = single.get(path)
  if (fixed) return { collection: fixed, slug: '' }
  const [folder = '', ...rest] = path.split('/')
  const collection = folders.get(folder)
  if (!collection || rest.length === 0) return { problem: 'no-collection' }
  return placeIn(collection, rest)
}

function placeIn(collection: CollectionName, segments: string[]): Place {
  const row: Collection = collections[collection]
  if (row.kind !== 'entries') return { problem: 'no-collection' }
  const path = segments.join('/')
  const slug = path.replace(/\.[^./]+$/, '')
  if (!path.endsWith(`.${row.format}`)) return { problem: 'wrong-ending', collection, slug }
  if (segments.length > 1 && !row.nested) return { problem: 'sub-folder', collection, slug }
  if (!slug.split('/').every((segment) => kebab.test(segment))) return { problem: 'file-name', collection, slug }
  if (slug.split('/').some((segment) => ofWindows.test(segment))) return { problem: 'windows-name', collection, slug }
  if (slug.endsWith('/index')) return { problem: 'index', collection, slug }
  return { collection, slug }
}
