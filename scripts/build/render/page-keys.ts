import { blockNames } from '../../../src/body/block-names.ts'
import type { Address } from '../../../src/content/addresses.ts'
import { pageIslands } from '../../../src/pages/page-data.ts'
import { cacheKey } from '../../cache/cache-key.ts'
import type { ClientBuild } from '../bundle/client-build.ts'
import { headExtras } from './head-extras.ts'
import type { PageRecord, PageRecords } from './page-records.ts'
import type { RecordedContent } from './recorded-content.ts'
import type { Shell } from './render-page.ts'
import type { App } from './server-build.ts'

/** What every page depends on beside what it asks for: the code and the frame around it. */
export function commonKey(code: string, client: ClientBuild, shell: Shell, preview: boolean): string {
  return cacheKey(code, JSON.stringify([shell, client.manifest, preview]))
}

/** A page that is ready to be rendered, and what is noted about it. */
export interface LoadedPage {
  /** The page and the extras of its head, as JSON. */
  text: string
  record: PageRecord
  /** What of the content it was made from. */
  reads: readonly string[]
}

const whatStands = ({ kind, slug, file }: Address) => `${kind} ${slug} ${file}`

/** Why a page is to be made again: the first thing it was made from that is not the same any more. */
export function whyChanged(address: Address, records: PageRecords): string | undefined {
  const known = records.find(address.path)
  if (!known) return records.forgotten ?? 'it is new'
  return known.what === whatStands(address) ? records.changed(known) : 'something else stands at the address'
}

/**
 * Makes the data of a page. Its key is the hash of all it is rendered from; what of the content that was made from is
 * noted, so that a later build can tell the key without making it.
 *
 * @param common see `commonKey`
 */
export function loadRecorded(
  address: Address,
  content: RecordedContent,
  common: string,
  { app, preview }: { app: App; preview: boolean },
): LoadedPage {
  const { result, reads, orders } = content.record(() => {
    const page = app.loadPage(address, content.all, content.today)
    if (preview) page.meta.index = false
    return { page, text: JSON.stringify([page, headExtras(page, content.published)]) }
  })
  const { page, text } = result
  const { path, kind, source, meta } = page
  const record = {
    what: whatStands(address),
    key: cacheKey(common, text),
    page: { path, kind, source, meta: { canonical: meta.canonical, index: meta.index } },
    islands: blockNames(pageIslands(page)),
    orders,
  }
  return { text, record, reads }
}
