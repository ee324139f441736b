import { type Collection, collections } from '#src/schemas/collections.ts'
import type { FileResult } from './file-result.ts'

/** An address and the file that claims it. */
export interface PageUrl {
  url: string
  file: string
  kind: 'page' | 'redirect' | 'closed'
  result: FileResult
  /** The field that names the address, when it is not the file's name. */
  field?: string
}

/** Every address the site answers: pages, entries with a page of their own, legal texts and redirects. */
export function pageUrls(results: readonly FileResult[], today: string): PageUrl[] {
  return [
    ...results.flatMap((result) => ownUrl(result, today)),
    ...legalUrls(results),
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

/** The newest version of a legal text is the page; every version also has its own address. */
function legalUrls(results: readonly FileResult[]): PageUrl[] {
  return newestLegal(results).flatMap(({ document, newest, versions }) => [
    { url: `/${document}`, file: newest.file, kind: 'page' as const, result: newest },
    ...versions.map((result) => ({
      url: `/${document}/versions/${result.slug.split('/').at(-1)}`,
      file: result.file,
      kind: 'page' as const,
      result,
    })),
  ])
}

/** The versions of each legal text, with the newest one. */
export function newestLegal(
  results: readonly FileResult[],
): { document: string; newest: FileResult; versions: FileResult[] }[] {
  const documents = new Map<string, FileResult[]>()
  for (const result of results.filter((item) => item.collection === 'legal')) {
    const document = result.slug.split('/').slice(0, -1).join('/') || result.slug
    documents.set(document, [...(documents.get(document) ?? []), result])
  }
  return [...documents].map(([document, versions]) => {
    const sorted = versions.toSorted((a, b) => (a.slug < b.slug ? 1 : -1))
    return { document, newest: sorted[0] as FileResult, versions: sorted }
  })
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
