import type { Address } from '../../../src/content/addresses.ts'
import { type ContentData, contentIndex } from '../../../src/content/queries.ts'
import type { Store } from '../../cache/store.ts'
import type { PictureMaker } from '../../outputs/pictures/picture-maker.ts'
import { progress } from '../../tools/progress.ts'
import { openTaskPool } from '../../tools/task-pool.ts'
import type { ClientBuild } from '../bundle/client-build.ts'
import type { Shard } from '../shard.ts'
import type { Served } from '../write/compress.ts'
import type { Output } from '../write/output.ts'
import { unpack } from '../write/pack.ts'
import { commonKey, type LoadedPage, loadRecorded, whyChanged } from './page-keys.ts'
import { type KnownPage, openPageRecords, type PageRecord } from './page-records.ts'
import type { RecordedContent } from './recorded-content.ts'
import { htmlFile, pageFiles, type Shell } from './render-page.ts'
import { openRenderers } from './renderers.ts'
import type { App } from './server-build.ts'

export interface PagesInput {
  root: string
  app: App
  data: ContentData
  /** The same, which notes what pages ask of it. */
  content: RecordedContent
  /** Told of every picture that a page shows. */
  order?: PictureMaker['order']
  client: ClientBuild
  /** Key of the code that renders. */
  code: string
  /** The policy of a page with these inlined stylesheets: each page allows its own and no other. */
  policyFor: (styles: string[]) => string
  /** Day of the build, `YYYY-MM-DD`. */
  builtOn: string
  /** Whether search engines stay out. */
  preview: boolean
  output: Output
  /** Rendered pages of earlier builds. */
  store: Store
  /** The file that says what the pages of the build before were made from. */
  records: string
  /** Of several machines, which one this is. */
  shard?: Shard | undefined
  quiet?: boolean
}

/** A page as it was built. */
export interface BuiltPage extends Pick<PageRecord, 'page' | 'islands'> {
  file: string
  /** Kept where it was, restored from the store, or rendered. */
  made: 'kept' | 'restored' | 'rendered'
  /** Why it was not taken over from the build before as it was. */
  because: string | undefined
}

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

function shellOf({ app, data, client, builtOn, policyFor }: PagesInput): Shell {
  const { css, proseCss, rareFonts, entry, integrity, preloadFonts, proseFonts, stylesheet } = client
  const layout = app.layoutData(contentIndex(data), Number(builtOn.slice(0, 4)), stylesheet)
  const policies = { plain: policyFor([css]), prose: policyFor([css, proseCss]) }
  return { layout, policies, client: { css, proseCss, rareFonts, entry, integrity, preloadFonts, proseFonts } }
}

const named = (files: string[], served: Served[]) =>
  new Map(files.map((file, index) => [file, served[index] as Served] as const))

/** Neighbors cost about the same: dealt out one by one, the parts do too. */
const ownAddresses = (all: Address[], shard?: Shard) =>
  shard ? all.filter((_, at) => at % shard.of === shard.number - 1) : all

/** Takes the files of a page over from an earlier build: where they are, or out of the store. */
function takeOver(files: string[], key: string, { output, store }: PagesInput): BuiltPage['made'] | undefined {
  store.use(key)
  if (output.keep(files, key)) return 'kept'
  const packed = store.find(key)
  if (!packed) return undefined
  output.put(named(files, unpack(packed)), key)
  return 'restored'
}

/**
 * Builds every page of the site. What an earlier build has made from the same things is taken over: a page is neither
 * loaded nor rendered when all it asked of the content has the same answers, and not rendered when its data is the same.
 *
 * @throws an error that names the first page that cannot be built, and its content file.
 */
export async function buildPages(input: PagesInput): Promise<BuiltPage[]> {
  const { root, app, data, content, preview, order, output, builtOn, store, client, code, shard, quiet } = input
  const shell = shellOf(input)
  const common = commonKey(code, client, shell, preview)
  const records = openPageRecords(input.records, common, content)
  const place = { root, shell, store: store.folder, staging: output.staging }
  const built: BuiltPage[] = []
  const addresses = ownAddresses(app.siteAddresses(contentIndex(data), { today: builtOn, preview }), shard)
  const why = new Map(addresses.map((address) => [address, whyChanged(address, records)]))
  const renderers = openRenderers(place, app, [...why.values()].filter((reason) => reason !== undefined).length)
  const pool = openTaskPool(renderers.atOnce)
  const tell = quiet ? () => undefined : progress('Pages', addresses.length)

  const load = (address: Address) => forPage(address, () => loadRecorded(address, content, common, input))
  const render = async (address: Address, files: string[], { text, record: { key } }: LoadedPage) => {
    const job = { text, files, key, published: output.published(files) }
    output.note(files, key, await forPage(address, () => renderers.render(job)))
  }
  const build = async (address: Address) => {
    const because = why.get(address)
    const loaded = because === undefined ? undefined : await load(address)
    const known = records.find(address.path) as KnownPage
    const record = loaded?.record ?? known
    const files = pageFiles(address.path, record.islands)
    const takenOver = takeOver(files, record.key, input)
    if (!takenOver) {
      const ready = loaded ?? (await load(address))
      await pool.add(() => render(address, files, ready))
    }
    for (const one of record.orders) order?.(one)
    if (loaded) records.note(loaded.record, loaded.reads)
    else records.keep(known)
    built.push({
      page: record.page,
      islands: record.islands,
      file: htmlFile(address.path),
      made: takenOver ?? 'rendered',
      because,
    })
  }
  try {
    for (const [at, address] of addresses.entries()) {
      await build(address)
      tell(at + 1)
    }
  } finally {
    await pool.done().finally(renderers.end)
  }
  records.save()
  return built
}
