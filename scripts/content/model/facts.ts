import { join } from 'node:path'
import type { Clock } from '#src/content/clock.ts'
import type { CollectionName, Fields } from '#src/content/collections.ts'

import { type Publication, publicationOf, stateAt } from '#src/content/publication.ts'

import { groupBy } from '#src/lib/group-by.ts'
import type { FileResult, Ref } from './file-result.ts'

import { filesUnder } from './files-under.ts'
import type { KeptIssues } from './kept-issues.ts'
import type { OpenTexts } from './open-texts.ts'
import { type PageUrl, pageUrls } from './page-urls.ts'
import type { Pictures } from './picture.ts'

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
  /** Everything of a kind that files mention, in the order of the files. */
  mentions(kind: Ref['kind']): readonly Mention[]
  /** Every address of the site and what stands there, also when several files claim it. */
  urls: ReadonlyMap<string, readonly PageUrl[]>
  /** Paths of the files in `public/`, with a slash before them. */
  publicFiles: ReadonlySet<string>
  pictures: Pictures
  /** The moment at which everything is looked at. */
  clock: Clock
  /** Its day, `2026-03-01`. */
  today: string
  /** When an entry is public; the other files always are. */
  publicationOf(result: FileResult): Publication
  /** Whether the site has the entry at this moment. */
  isOpen(result: FileResult): boolean
  /** Whether the content is looked at while it is written, and not for publishing. */
  preview: boolean
  /** What rules said in earlier runs. */
  kept: KeptIssues | undefined
  /** What stands in editors. */
  open: OpenTexts | undefined
}
export interface Recorded<Name extends CollectionName> {
  file: string
  slug: string
  result: FileResult
  fields: Fields<Name>
  /** Put before the name of a field: the position in the list. */
  prefix: string
}
export interface Mention {
  result: FileResult
  ref: Ref
}
export interface FactSources {
  root: string
  files: readonly string[]
  results: readonly FileResult[]
  pictures?: Pictures
  clock: Clock
  preview: boolean
  kept?: KeptIssues
  open?: OpenTexts | undefined
}

/** Collects the facts once for all rules. */
export function collectFacts(sources: FactSources): Facts {
  const { root, files, results, pictures = new Map(), clock, preview, kept, open } = sources
  const byCollection = groupBy(results, (result) => result.collection)
  const of = (name: CollectionName) => byCollection.get(name) ?? []
  const known = new Map<CollectionName, ReturnType<typeof recordsIn>>()
  const records = (name: CollectionName) => {
    const own = known.get(name) ?? of(name).flatMap(recordsIn)
    known.set(name, own)
    return own
  }
  const mentioned = new Map<Ref['kind'], Mention[]>()
  const mentions = (kind: Ref['kind']) => {
    const found = mentioned.get(kind) ?? mentionsIn(results, kind)
    mentioned.set(kind, found)
    return found
  }
  const publications = new Map<FileResult, Publication>()
  const publication = (result: FileResult) => {
    const { collection, value, draft } = result
    const found = publications.get(result) ?? (draft ? { draft } : publicationOf(collection, value, clock))
    publications.set(result, found)
    return found
  }
  return {
    root,
    files,
    results,
    of,
    records: records as never,
    mentions,
    urls: groupBy(pageUrls(results, clock), (page) => page.path),
    publicFiles: new Set(filesUnder(join(root, 'public'), '/')),
    pictures,
    clock,
    today: clock.today,
    publicationOf: publication,
    isOpen: (result) => stateAt(publication(result), clock) === 'open',
    preview,
    kept,
    open,
  }
}

/** Looked for one kind at a time: what most files mention, their headings and places, is asked for by no rule. */
function mentionsIn(results: readonly FileResult[], kind: Ref['kind']): Mention[] {
  const found: Mention[] = []
  for (const result of results) for (const ref of result.refs) if (ref.kind === kind) found.push({ result, ref })
  return found
}

function recordsIn(result: FileResult) {
  const { file, slug, value } = result
  if (value === null || value === undefined) return []
  if (!Array.isArray(value)) return [{ file, slug, result, fields: value, prefix: '' }]
  return value.map((fields, index) => ({ file, slug, result, fields, prefix: `${index}.` }))
}
