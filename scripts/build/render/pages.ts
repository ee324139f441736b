import { blockNames } from '../../../src/body/block-names.ts'
import { islandsOf } from '../../../src/body/tree.ts'
import type { Address } from '../../../src/content/addresses.ts'
import { type ContentData, contentIndex, type Question } from '../../../src/content/queries.ts'
import type { PageData } from '../../../src/pages/page-data.ts'
import type { LayoutData } from '../../../src/site/layout-data.ts'
import { cacheKey } from '../../cache/cache-key.ts'
import type { Store } from '../../cache/store.ts'
import { hasCard } from '../../outputs/og-image/card.ts'
import type { PictureMaker } from '../../outputs/pictures/picture-maker.ts'
import { openTaskPool } from '../../tools/task-pool.ts'
import type { ClientBuild } from '../bundle/client-build.ts'
import type { Output } from '../write/output.ts'
import { pack, unpack } from '../write/pack.ts'
import { type HeadExtras, headExtras } from './head-extras.ts'
import { openPageRecords, type PageRecord, type PageRecords } from './page-records.ts'
import { type RecordedContent, recordedContent } from './recorded-content.ts'
import { htmlFile, pageFiles, renderPage, type Shell } from './render-page.ts'
import type { App } from './server-build.ts'

export interface PagesInput {
  app: App
  data: ContentData
  /** Told of every picture that a page shows. */
  order?: PictureMaker['order']
  client: ClientBuild
  /** Key of the code that renders. */
  code: string
  /** The policy of a page with these inlined stylesheets: each page allows its own and no other. */
  policyFor: (styles: string[]) => string
  /** Day of the build, `YYYY-MM-DD`. */
  builtOn: string
  /** What is public of the data: all of it, except in a preview. */
  published: ContentData
  /** Whether search engines stay out. */
  preview: boolean
  output: Output
  /** Rendered pages of earlier builds, and where is noted what they were made from. */
  store: Store
  records: string
}

/** A page as it was built. */
export interface BuiltPage extends Pick<PageRecord, 'page' | 'islands'> {
  file: string
  rendered: boolean
  /** Why it was looked at again: what it was made from has changed. Undefined when nothing has. */
  because?: string
}

/** One page is rendered while others are compressed. */
const atOnce = 8

/** Does something for a page. When that fails, the error says which page it was and which file is behind it. */
async function forPage<Result>(
  { path, file }: Pick<Address, 'path' | 'file'>,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The page ${path} (${file}) cannot be built: ${reason}`, { cause: error })
  }
}

/** What every page depends on beside what it asks for: the code, the frame around it, and what runs the code. */
function commonKey({ client, code, preview }: PagesInput, { policies, layout }: Shell): string {
  const { css, proseCss, manifest } = client
  return cacheKey(process.version, code, JSON.stringify([layout, css, proseCss, manifest, policies, preview]))
}

function shellOf({ app, data, client, builtOn, policyFor }: PagesInput): Shell {
  const { css, proseCss, entry, integrity, preloadFonts, stylesheet } = client
  const layout: LayoutData = app.layoutData(contentIndex(data), Number(builtOn.slice(0, 4)), stylesheet)
  const policies = { plain: policyFor([css]), prose: policyFor([css, proseCss]) }
  return { layout, policies, client: { css, proseCss, entry, integrity, preloadFonts } }
}

interface Loaded {
  page: PageData
  extras: HeadExtras
  record: PageRecord
}

/** Makes the data of a page, and notes what of the content it was made from. */
function load(address: Address, content: RecordedContent, common: string, { app, preview }: PagesInput): Loaded {
  const { result, reads, orders } = content.record(() => {
    const page = app.loadPage(address, content.all, content.today)
    if (preview) page.meta.index = false
    return { page, extras: headExtras(page, content.published) }
  })
  const { view: _, ...frame } = result.page
  const key = cacheKey(common, JSON.stringify([result.page, result.extras]))
  const islands = blockNames(islandsOf(result.page.body))
  return {
    ...result,
    record: { address: JSON.stringify(address), reads, key, page: { ...frame, body: [] }, islands, orders },
  }
}

/** Why a page is to be made again: the first thing it was made from that is not the same any more. */
function changeOf(address: Address, { find, forgotten }: PageRecords, content: RecordedContent): string | undefined {
  const known = find(address.path)
  if (!known) return forgotten ?? 'it is new'
  return known.address === JSON.stringify(address) ? content.changed(known.reads) : 'something else stands there now'
}

/**
 * Builds every page of the site. One whose content and code are those of an earlier build is taken from it: neither
 * loaded nor rendered when all it asked of the content has the same answers, and not rendered when its data is the same.
 *
 * @throws an error that names the first page that cannot be built, and its content file.
 */
export async function buildPages(input: PagesInput): Promise<BuiltPage[]> {
  const { app, data, published, preview, order, output, builtOn, store } = input
  const shell = shellOf(input)
  const common = commonKey(input, shell)
  const questions = [...app.questions, hasCard] as Question<string[], unknown>[]
  const content = recordedContent({ all: data, published, questions, today: builtOn })
  const records = openPageRecords(input.records, common)
  const pool = openTaskPool(atOnce)
  const built: BuiltPage[] = []

  const place = async (address: Address, { page, extras, record }: Loaded): Promise<void> => {
    const files = pageFiles(page.path, record.islands)
    const rendered = await forPage(address, () => renderPage(page, extras, shell, app))
    store.keep(record.key, pack(rendered))
    output.put(new Map(files.map((file, index) => [file, rendered[index] as never])), record.key)
  }
  const restore = (files: string[], key: string): boolean => {
    store.use(key)
    if (output.keep(files, key)) return true
    const packed = store.find(key)
    if (!packed) return false
    const served = unpack(packed)
    output.put(new Map(files.map((file, index) => [file, served[index] as never])), key)
    return true
  }
  const build = async (address: Address) => {
    const known = records.find(address.path)
    const changed = changeOf(address, records, content)
    let record = changed === undefined ? known : undefined
    let loaded = record ? undefined : await forPage(address, () => load(address, content, common, input))
    record ??= (loaded as Loaded).record
    const isThere = restore(pageFiles(address.path, record.islands), record.key)
    if (!isThere) {
      loaded ??= await forPage(address, () => load(address, content, common, input))
      const one = loaded
      await pool.add(() => place(address, one))
    }
    for (const one of record.orders) order?.(one)
    records.note(address.path, record)
    built.push({
      page: record.page,
      islands: record.islands,
      file: htmlFile(address.path),
      rendered: !isThere,
      ...(changed && { because: changed }),
    })
  }
  try {
    for (const address of app.siteAddresses(contentIndex(data), { today: builtOn, preview })) await build(address)
  } finally {
    await pool.done()
  }
  records.save()
  await output.write('_data/layout.json', JSON.stringify(shell.layout))
  return built
}
