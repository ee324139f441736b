import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ContentData } from '../../../src/content/queries.ts'
import { contentIndex } from '../../../src/content/queries.ts'
import { dataPath, type PageData } from '../../../src/pages/page-data.ts'
import { proseTemplates } from '../../../src/pages/templates.ts'
import type { LayoutData } from '../../../src/site/layout-data.ts'
import { type ClientBuild, pageScripts } from '../bundle/client-build.ts'
import type { Output } from '../write/output.ts'
import { openTaskPool } from '../write/task-pool.ts'
import { htmlDocument } from './document.ts'
import { type HeadExtras, headExtras } from './head-extras.ts'
import { inlineScripts } from './inline-scripts.ts'
import type { App } from './server-build.ts'

export interface PagesInput {
  root: string
  app: App
  data: ContentData
  client: ClientBuild
  /** Hash of the code that renders. */
  code: string
  /** The policy of a page with these inlined stylesheets: each page allows its own and no other. */
  policyFor: (styles: string[]) => string
  /** Day of the build, `YYYY-MM-DD`. */
  builtOn: string
  output: Output
}

/** A page as it was built. Its content is left out: with thousands of pages it would fill the memory. */
export interface BuiltPage {
  page: PageData
  file: string
  rendered: boolean
  /** Scripts that stand in its HTML, known when it was rendered. */
  inlineScripts?: number
}

/** One page is rendered while others are compressed and written. */
const atOnce = 8

/** `/about` → `about.html`: served without a redirect to a slash. */
export function htmlFile(sitePath: string): string {
  return sitePath === '/' ? 'index.html' : `${sitePath.slice(1)}.html`
}

/** The files of a page: its HTML and its data. */
function pageFiles({ path: sitePath }: PageData): [html: string, data: string] {
  return [htmlFile(sitePath), dataPath(sitePath).slice(1)]
}

/** Renders a page and writes its files. Returns how many scripts stand in it. */
async function writePage(
  page: PageData,
  extras: HeadExtras,
  layout: LayoutData,
  { app, client, policyFor, output }: PagesInput,
): Promise<number> {
  const content = await app.renderPage(page, layout)
  const inlinedStyles = proseTemplates.has(page.template) ? [client.css, client.proseCss] : [client.css]
  const html = htmlDocument(page, layout, content, {
    inlinedStyles,
    entry: client.entry,
    integrity: client.integrity,
    preloadScripts: pageScripts(client, page.template, page.blocks)
      .early.map((file) => `/${file}`)
      .filter((file) => file !== client.entry),
    preloadFonts: client.preloadFonts,
    noscriptStylesheet: '/noscript.css',
    policy: policyFor(inlinedStyles),
    ...extras,
  })
  const [htmlName, dataName] = pageFiles(page)
  await output.write(htmlName, html)
  await output.write(dataName, JSON.stringify(page))
  return inlineScripts(html)
}

/** Renders every page of the site whose content or code has changed since the build before, and keeps the others. */
export async function buildPages(input: PagesInput): Promise<BuiltPage[]> {
  const { app, data, output, root } = input
  const stampFile = path.join(root, '.cache/pages.json')
  const before = JSON.parse(await readFile(stampFile, 'utf8').catch(() => '{}')) as Record<string, string>
  const after: Record<string, string> = {}
  const content = contentIndex(data)
  const layout = app.layoutData(content, Number(input.builtOn.slice(0, 4)), input.client.stylesheet)
  const common = createHash('sha1')
    .update(
      JSON.stringify([
        input.code,
        layout,
        input.client.css,
        input.client.proseCss,
        input.client.manifest,
        input.policyFor([input.client.css, input.client.proseCss]),
      ]),
    )
    .digest('hex')
  const built: BuiltPage[] = []
  const pool = openTaskPool(atOnce)
  for (const sitePath of app.sitePaths(content, { today: input.builtOn })) {
    const page = app.loadPage(sitePath, content, input.builtOn)
    const extras = headExtras(page, content)
    const key = createHash('sha1')
      .update(common)
      .update(JSON.stringify([page, extras]))
      .digest('hex')
    const rendered = before[page.path] !== key || !output.keep(pageFiles(page))
    const entry: BuiltPage = { page: { ...page, view: null, body: [] }, file: htmlFile(page.path), rendered }
    const write = async () => {
      entry.inlineScripts = await writePage(page, extras, layout, input)
    }
    if (rendered) await pool.add(write)
    after[page.path] = key
    built.push(entry)
  }
  await pool.done()
  await output.write('_data/layout.json', JSON.stringify(layout))
  await writeFile(stampFile, JSON.stringify(after))
  return built
}
