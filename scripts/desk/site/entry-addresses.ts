import { type Collection, collections } from '../../../src/content/collections.ts'
import { recordsOn } from '../../content/checks/page-anchors.ts'
import { pageUrls } from '../../content/checks/page-urls.ts'
import type { CheckResult } from '../../content/content.ts'

/** Where each file is read: the address of its page, or of its place on the page that shows it. By file. */
export function entryAddresses({ results, clock }: CheckResult): Map<string, string> {
  const pages = pageUrls(results, clock).filter(({ kind }) => kind !== 'redirect')
  const own = new Map<string, string>()
  for (const { file, path } of pages) if (!own.has(file)) own.set(file, path)
  const shownOn = new Map(
    results.flatMap((page) => recordsOn(page).map((name) => [name, own.get(page.file) ?? ''] as const)),
  )
  for (const { file, collection, slug } of results) {
    const row: Collection = collections[collection]
    const page = shownOn.get(collection) ?? (row.kind === 'entries' ? row.shownOn : undefined)
    if (page && !own.has(file)) own.set(file, slug ? `${page}#${slug}` : page)
  }
  return own
}
