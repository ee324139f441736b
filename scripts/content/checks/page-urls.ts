import { type Collection, collections } from '#src/content/collections.ts'
import {
  type LegalTimeline,
  legalChangesPath,
  legalTimelines,
  legalVersionPath,
} from '#src/pages/legal/view/versions.ts'
import type { FileResult } from '../stages/file-result.ts'

/** An address and the file that claims it. */
export interface PageUrl {
  url: string
  file: string
  kind: 'page' | 'redirect' | 'closed' | 'future'
  result: FileResult
  /** The field that names the address, when it is not the file's name. */
  field?: string
}

/** Every address the site answers: pages, entries with a page of their own, legal texts and redirects. */
export function pageUrls(results: readonly FileResult[], today: string): PageUrl[] {
  return [
    ...results.flatMap((result) => ownUrl(result, today)),
    ...legalUrls(results, today),
    ...results.flatMap(redirectUrls),
  ]
}

function ownUrl(result: FileResult, today: string): PageUrl[] {
  const row: Collection = collections[result.collection]
  if (row.kind !== 'entries' || !row.url) return []
  const until =
    result.collection === 'jobs' ? (result.value as { validThrough?: string } | null)?.validThrough : undefined
  const kind = until !== undefined && until < today ? 'closed' : 'page'
  return [{ url: row.url(result.slug), file: result.file, kind, result }]
}

/** The version in effect is the page of its document. Every version has an address of its own, and one for its changes. */
function legalUrls(results: readonly FileResult[], today: string): PageUrl[] {
  return legalResults(results, today).flatMap(({ document, current, versions }) => {
    const page = (url: string, result: FileResult, kind: PageUrl['kind'] = 'page') => ({
      url,
      file: result.file,
      kind,
      result,
    })
    const published = versions.filter(({ status }) => status !== 'future')
    return [
      ...(current ? [page(`/${document}`, current.source)] : []),
      ...versions.map(({ effective, source, status }) =>
        page(legalVersionPath(document, effective), source, status === 'future' ? 'future' : 'page'),
      ),
      ...published
        .filter(({ before }) => before)
        .map(({ effective, source }) => page(legalChangesPath(document, effective), source)),
    ]
  })
}

/** The versions of each legal text by date. */
export function legalResults(results: readonly FileResult[], today: string): LegalTimeline<FileResult>[] {
  return legalTimelines(
    results.filter(({ collection, slug }) => collection === 'legal' && slug.includes('/')),
    today,
  )
}

function redirectUrls(result: FileResult): PageUrl[] {
  if (result.collection !== 'redirects' || !Array.isArray(result.value)) return []
  const redirects = result.value as { from: string }[]
  return redirects.map(({ from }, index) => ({
    url: from,
    file: result.file,
    kind: 'redirect',
    result,
    field: `${index}.from`,
  }))
}
