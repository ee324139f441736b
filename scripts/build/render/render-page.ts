import { type LiveData, liveDataPath, type PageData, pageIslands } from '../../../src/pages/page-data.ts'
import { routes } from '../../../src/pages/routes.ts'
import { waitForStyles } from '../../../src/site/frame/blocks-stylesheet.tsx'
import type { LayoutData } from '../../../src/site/layout-data.ts'
import { speculationRules } from '../../outputs/speculation-rules.ts'
import { themeScript } from '../../outputs/theme-script.ts'
import type { ClientBuild } from '../bundle/client-build.ts'
import type { Compress, Served } from '../write/compress.ts'
import { type DocumentAssets, htmlDocument } from './document.ts'
import type { HeadExtras } from './head-extras.ts'
import type { App } from './server-build.ts'
import { sizeDrawings } from './size-drawings.ts'

/** What every page is rendered into. */
export interface Shell {
  layout: LayoutData
  client: Pick<ClientBuild, 'css' | 'proseCss' | 'rareFonts' | 'entry' | 'integrity' | 'preloadFonts' | 'proseFonts'>
  /** The policy as a `<meta>` tag, of most pages and of long prose: each page allows its own styles and no other. */
  policies: { plain: string; prose: string }
}

/** `/about` → `about.html`: served without a redirect to a slash. */
export function htmlFile(sitePath: string): string {
  return sitePath === '/' ? 'index.html' : `${sitePath.slice(1)}.html`
}

/** The files of a page: its HTML, and what its islands are hydrated from. */
export function pageFiles(sitePath: string, islands: readonly unknown[]): string[] {
  const live = islands.length > 0 ? [liveDataPath(sitePath).slice(1)] : []
  return [htmlFile(sitePath), ...live]
}

/** The scripts that may stand in a page: the policy has the hash of each. */
const allowedScripts = new Set([themeScript, waitForStyles])

/** What the scripts that stand in a page say: data blocks, rules and scripts of their own address are not among them. */
const inlineScripts = (html: string) =>
  [
    ...html.matchAll(
      /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json|[^>]*speculationrules)[^>]*>(.*?)<\/script>/gs,
    ),
  ].map(([, text = '']) => text)

/** What the document of a page loads of the bundle. */
export function bundledAssets(page: PageData, client: Shell['client']) {
  const isProse = routes[page.kind].prose !== undefined
  // A briefing shows its cover first, which the font of the words below it would hold up.
  const proseFonts = isProse && page.kind !== 'article' ? client.proseFonts : []
  return {
    inlinedStyles: isProse ? [client.css, client.proseCss] : [client.css],
    rareFonts: client.rareFonts,
    entry: client.entry,
    integrity: client.integrity,
    preloadFonts: [...client.preloadFonts, ...proseFonts],
  } satisfies DocumentAssets
}

async function renderDocument(page: PageData, extras: HeadExtras, shell: Shell, app: App) {
  const { client, layout, policies } = shell
  const html = htmlDocument(page, layout, sizeDrawings(await app.renderPage(page, layout)), {
    ...bundledAssets(page, client),
    speculationRules,
    policy: routes[page.kind].prose === undefined ? policies.plain : policies.prose,
    ...extras,
  })
  const foreign = inlineScripts(html).find((text) => !allowedScripts.has(text))
  if (foreign !== undefined) throw new Error(`the policy allows no script that says “${foreign.slice(0, 60)}”.`)
  return html
}

/** What pages are made with. */
export interface PageMaking {
  shell: Shell
  app: App
  compress: Compress
}

/** Renders a page: its files as they are served, in the order of `pageFiles`. */
export async function renderPage(page: PageData, extras: HeadExtras, making: PageMaking): Promise<Served[]> {
  const { shell, app, compress } = making
  const islands = pageIslands(page)
  const { site, ui } = shell.layout
  const html = await renderDocument(page, extras, shell, app)
  const texts = [html, JSON.stringify({ site, ui, islands } satisfies LiveData)]
  const files = pageFiles(page.path, islands)
  return Promise.all(files.map((file, index) => compress(file, Buffer.from(texts[index] as string))))
}
