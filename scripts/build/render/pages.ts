import { blockNames } from '../../../src/body/block-names.ts'
import { islandsOf } from '../../../src/body/tree.ts'
import type { Address } from '../../../src/content/addresses.ts'
import type { ContentData, ContentIndex } from '../../../src/content/queries.ts'
import { contentIndex } from '../../../src/content/queries.ts'
import { dataPath, type LiveData, liveDataPath, type PageData, type PageFrame } from '../../../src/pages/page-data.ts'
import { liveTemplates, proseTemplates } from '../../../src/pages/templates.ts'
import type { LayoutData } from '../../../src/site/layout-data.ts'
import { cacheKey } from '../../cache/cache-key.ts'
import { openTaskPool } from '../../tools/task-pool.ts'
import type { ClientBuild } from '../bundle/client-build.ts'
import type { Output } from '../write/output.ts'
import { htmlDocument } from './document.ts'
import { type HeadExtras, headExtras } from './head-extras.ts'
import type { App } from './server-build.ts'

export interface PagesInput {
  app: App
  data: ContentData
  /** Told of every picture that a page shows. */
  order?: ContentIndex['order']
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
}

/** A page as it was built. Its content is left out: with thousands of pages it would fill the memory. */
export interface BuiltPage {
  page: PageFrame & Pick<PageData, 'template'>
  file: string
  rendered: boolean
  /** Names of the blocks that are hydrated. */
  islands: string[]
}

/** One page is rendered while others are compressed and written. */
const atOnce = 8

/** `/about` → `about.html`: served without a redirect to a slash. */
export function htmlFile(sitePath: string): string {
  return sitePath === '/' ? 'index.html' : `${sitePath.slice(1)}.html`
}

/** The files of a page: its HTML, its data, and what its islands are hydrated from. */
function pageFiles({ path: sitePath, body }: PageData): [html: string, data: string, ...live: string[]] {
  const live = islandsOf(body).length > 0 ? [liveDataPath(sitePath).slice(1)] : []
  return [htmlFile(sitePath), dataPath(sitePath).slice(1), ...live]
}

/** How many scripts stand in a page and run: data blocks and scripts of their own address are not among them. */
const inlineScripts = (html: string) => html.match(/<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)/g)?.length ?? 0

/** Renders a page and writes its files. */
async function writePage(
  page: PageData,
  extras: HeadExtras,
  layout: LayoutData,
  { app, client, policyFor, output }: PagesInput,
): Promise<void> {
  const content = await app.renderPage(page, layout)
  const islands = islandsOf(page.body)
  const inlinedStyles = proseTemplates.has(page.template) ? [client.css, client.proseCss] : [client.css]
  const html = htmlDocument(page, layout, content, {
    inlinedStyles,
    entry: client.entry,
    integrity: client.integrity,
    islands: liveTemplates.has(page.template) ? undefined : islands.length,
    preloadFonts: client.preloadFonts,
    noscriptStylesheet: '/noscript.css',
    policy: policyFor(inlinedStyles),
    ...extras,
  })
  const scripts = inlineScripts(html)
  if (scripts !== 1) throw new Error(`${scripts} inline scripts stand in it; the policy allows the theme script only.`)
  const [htmlName, dataName, liveName] = pageFiles(page)
  await output.write(htmlName, html)
  await output.write(dataName, JSON.stringify(page))
  if (liveName) await output.write(liveName, JSON.stringify({ layout, islands } satisfies LiveData))
}

const withoutContent = ({ view: _view, ...page }: PageData) => ({ ...page, body: [] })

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

/** What every page depends on beside its own content. */
function commonKey({ client, code, policyFor }: PagesInput, layout: LayoutData): string {
  const styles = [client.css, client.proseCss]
  return cacheKey(code, JSON.stringify([layout, styles, client.manifest, policyFor(styles)]))
}

/**
 * Renders every page of the site whose content or code has changed since the build before, and keeps the others.
 *
 * @throws an error that names the first page that cannot be built, and its content file.
 */
export async function buildPages(input: PagesInput): Promise<BuiltPage[]> {
  const { app, data, published, preview, order, output } = input
  const content = contentIndex(data, order)
  const shared = contentIndex(published, order)
  const layout = app.layoutData(content, Number(input.builtOn.slice(0, 4)), input.client.stylesheet)
  const common = commonKey(input, layout)
  const built: BuiltPage[] = []
  const pool = openTaskPool(atOnce)
  const build = async (address: Address) => {
    const [page, extras] = await forPage(address, () => {
      const page = app.loadPage(address, content, input.builtOn)
      if (preview) page.meta.index = false
      return [page, headExtras(page, shared)] as const
    })
    const rendered = !output.keep(pageFiles(page), cacheKey(common, JSON.stringify([page, extras])))
    if (rendered) await pool.add(() => forPage(address, () => writePage(page, extras, layout, input)))
    const islands = blockNames(islandsOf(page.body))
    built.push({ page: withoutContent(page), file: htmlFile(page.path), rendered, islands })
  }
  try {
    for (const address of app.siteAddresses(content, { today: input.builtOn, preview })) await build(address)
  } finally {
    await pool.done()
  }
  await output.write('_data/layout.json', JSON.stringify(layout))
  return built
}
