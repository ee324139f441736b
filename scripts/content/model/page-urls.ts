import type { Address } from '#src/content/addresses.ts'
import type { Clock } from '#src/content/clock.ts'
import type { CollectionName } from '#src/content/collections.ts'
import { type Announcement, type LegalTimeline, legalTimelines } from '#src/content/legal/versions.ts'
import { publicationOf, stateAt } from '#src/content/publication.ts'
import { groupBy } from '#src/lib/group-by.ts'
import { listAddresses } from '#src/pages/list-addresses.ts'
import type { FileResult } from './file-result.ts'

/** An address and the file that claims it. */
export interface PageUrl extends Address {
  result: FileResult
}

/** The addresses of what was read once are asked for by the rules, by the desk and by editors. */
const known = new WeakMap<readonly FileResult[], { now: number; urls: readonly PageUrl[] }>()

/** Every address the site answers, as the files that were read claim it. */
export function pageUrls(results: readonly FileResult[], clock: Clock): readonly PageUrl[] {
  const last = known.get(results)
  if (last?.now === clock.now) return last.urls
  const urls = claimedUrls(results, clock)
  known.set(results, { now: clock.now, urls })
  return urls
}

function claimedUrls(results: readonly FileResult[], clock: Clock): PageUrl[] {
  const byFile = new Map(results.map((result) => [result.file, result]))
  const byCollection = groupBy(results, ({ collection }) => collection)
  const entries = (name: CollectionName) =>
    (byCollection.get(name) ?? []).map(({ slug, file, collection, value }) => {
      const state = stateAt(publicationOf(collection, value, clock), clock)
      return { slug, file, data: value, state }
    })
  const redirects = results
    .filter(({ collection, value }) => collection === 'redirects' && Array.isArray(value))
    .flatMap(({ file, value }) => (value as { id: string; from: string }[]).map((redirect) => ({ ...redirect, file })))
  const legalRecords = announcements(results)
  return listAddresses({ entries, redirects, legalRecords }, clock.today).map((address) => ({
    ...address,
    result: byFile.get(address.file) as FileResult,
  }))
}

/** The versions of each legal text by date. */
export function legalResults(results: readonly FileResult[], today: string): LegalTimeline<FileResult>[] {
  return legalTimelines(
    results.filter(({ collection, slug }) => collection === 'legal' && slug.includes('/')),
    announcements(results),
    today,
  )
}

/** What was announced and withdrawn, as far as the list of records can be read. */
export function announcements(results: readonly FileResult[]): readonly Announcement[] {
  const list = results.find(({ collection }) => collection === 'legalRecords')?.value
  return Array.isArray(list) ? list : []
}
