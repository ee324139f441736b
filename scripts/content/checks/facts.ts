import { join } from 'node:path'
import type { CollectionName, Fields } from '#src/content/collections.ts'
import { filesUnder } from '../stages/discover.ts'
import type { FileResult } from '../stages/file-result.ts'
import { type PageUrl, pageUrls } from './page-urls.ts'

/** What the rules that look at several files at once may know. */
export interface Facts {
  /** The folder that contains `content/`. */
  root: string
  /** Every file under `content/`. */
  files: readonly string[]
  results: readonly FileResult[]
  /** The files of a collection. */
  of(name: CollectionName): readonly FileResult[]
  /** The fields of the valid entries of a collection, or the valid records of a list, with their file. */
  records<Name extends CollectionName>(name: Name): readonly Recorded<Name>[]
  /** Every address of the site and what stands there, also when several files claim it. */
  urls: ReadonlyMap<string, readonly PageUrl[]>
  /** Paths of the files in `public/`, with a slash before them. */
  publicFiles: ReadonlySet<string>
  /** `2026-03-01` */
  today: string
  /** Whether the content is looked at while it is written, and not for publishing. */
  preview: boolean
}
export interface Recorded<Name extends CollectionName> {
  file: string
  slug: string
  result: FileResult
  fields: Fields<Name>
  /** Put before the name of a field: the position in the list. */
  prefix: string
}
export interface FactSources {
  root: string
  files: readonly string[]
  results: readonly FileResult[]
  today: string
  preview: boolean
}

/** Collects the facts once for all rules. */
export function collectFacts({ root, files, results, today, preview }: FactSources): Facts {
  const byCollection = groupBy(results, (result) => result.collection)
  const of = (name: CollectionName) => byCollection.get(name) ?? []
  return {
    root,
    files,
    results,
    of,
    records: (name) => of(name).flatMap((result) => recordsIn(result)) as never,
    urls: groupBy(pageUrls(results, today), (page) => page.path),
    publicFiles: new Set(filesUnder(join(root, 'public'), '/')),
    today,
    preview,
  }
}

function recordsIn(result: FileResult) {
  const { file, slug, value } = result
  if (value === null || value === undefined) return []
  if (!Array.isArray(value)) return [{ file, slug, result, fields: value, prefix: '' }]
  return value.map((fields, index) => ({ file, slug, result, fields, prefix: `${index}.` }))
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
