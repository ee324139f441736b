import type { ServerResponse } from 'node:http'
import path from 'node:path'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import type { ContentIndex, WholeContent } from '../../src/content/queries.ts'
import * as routes from '../../src/lib/routes.ts'
import { type LiveData, type PageData, pageIslands } from '../../src/pages/page-data.ts'
import { htmlDocument } from '../build/render/document.ts'
import { sharedFolder } from '../content/pictures/find-picture.ts'
import { type RequestTarget, readingMethods, requestTarget } from '../hosts/request-target.ts'
import { escapeHtml } from '../tools/escape-html.ts'
import type { LiveCheck } from './live-check.ts'
import { previewPictures } from './preview-pictures.ts'
import { readTargets } from './read-targets.ts'

type App = typeof import('../../src/render/entry-server.tsx')
type Gallery = typeof import('../../src/dev/gallery/gallery-page.ts')
type PageAt = (path: string) => PageData | undefined

const stylesheets = ['styles/core', 'styles/prose-pages', 'styles/rare-fonts', 'styles/blocks', 'dev/dev'].map(
  (name) => `/src/${name}.css`,
)
const entry = 'src/dev/entry.ts'
const deskEntry = 'src/desk/ui/main.tsx'
const galleryPath = '/_gallery'
const liveData = new RegExp(`^${routes.liveDataFile.replace('/*', '(/.*)')}\\.json$`)

const root = path.resolve(import.meta.dirname, '../..')

/** What Vite does not watch: the check watches the content itself, and the caches hold two files a page. */
const unwatched = new Set<string | undefined>(['content', '.cache', 'dist-hosts'])
const isUnwatched = (file: string) => unwatched.has(path.relative(root, file).split(path.sep)[0])

/** What is served beside the pages, from the same check. */
export type Beside = (
  server: ViteDevServer,
  check: LiveCheck,
) => Promise<{
  answer: Connect.NextHandleFunction
  /** The content as it was handed over last: `?before` behind an address shows its page so. */
  former(order: ContentIndex['order']): Promise<ContentIndex>
}>

/** The live preview: pages rendered on request from content that is checked on every change. */
export function liveContent(beside: Beside): Plugin {
  return {
    name: 'vantordine:live-content',
    apply: 'serve',
    config: () => ({
      // Every package a page may need is prepared at the start, so that none reloads a page later.
      ...(process.env.VITEST ? {} : { optimizeDeps: { entries: [entry, deskEntry] } }),
      server: { watch: { ignored: isUnwatched } },
    }),
    async configureServer(server) {
      if (process.env.VITEST) return
      readTargets(server)
      const preview = await createPreview(server, beside)
      return () => server.middlewares.use(preview)
    },
  }
}

async function createPreview(server: ViteDevServer, beside: Beside): Promise<Connect.NextHandleFunction> {
  const { liveCheck } = await import('./live-check.ts')
  const pictures = previewPictures(server.config.root, (message) => server.config.logger.warn(message))
  const check = await liveCheck(server, pictures.order)
  server.httpServer?.once('close', check.close)
  const desk = await beside(server, check)
  server.middlewares.use(desk.answer)
  // Vite reads a whole page to put its client at the top, so it is asked once.
  const head = (await server.transformIndexHtml('/', '<head></head>')).replace('</head>', '')
  const withClient = (html: string) => html.replace('<head>', () => head)
  return async (request, response, next) => {
    const url = requestTarget(request) as RequestTarget
    if (!readingMethods.includes(request.method ?? ''))
      return void response.writeHead(405, { Allow: readingMethods.join(', ') }).end()
    try {
      const isFormer = isAskedAsBefore(url)
      const index = isFormer ? await desk.former(pictures.order) : check.index()
      if (url.pathname === '/_content/issues')
        send(response, 'application/json', JSON.stringify({ text: check.report() }))
      else if (await pictures.answer(url.pathname, response)) return
      else if (index) await answer(server, index, check, url, response, withClient)
      else send(response, 'text/html', withClient(problemPage(check.report())), 500)
    } catch (error) {
      server.ssrFixStacktrace(error as Error)
      next(error)
    }
  }
}

const isAskedAsBefore = ({ search }: RequestTarget) => new URLSearchParams(search).has('before')

/** By page, what the islands of its HTML are brought to life with that was served last: both are of one state. */
const servedData = new Map<string, string>()

/** Answers with a page, or with what its islands are brought to life with. */
async function answer(
  server: ViteDevServer,
  index: ContentIndex,
  check: LiveCheck,
  url: RequestTarget,
  response: ServerResponse,
  withClient: (html: string) => string,
) {
  const today = check.today()
  const app = (await server.ssrLoadModule('/src/render/entry-server.tsx')) as App
  const layout = app.layoutData(index, Number(today.slice(0, 4)), '')
  if (url.pathname.startsWith(routes.searchFile.slice(0, -1))) return sendSearch(index, today, url.pathname, response)
  const data = liveData.exec(url.pathname)?.[1]?.replace(/^\/index$/, '/')
  const known = data && servedData.get(data)
  if (known) return send(response, 'application/json', known)
  const wanted = data ?? url.pathname.replace(/(.)\/$/, '$1')
  const isGallery = wanted === galleryPath || wanted.startsWith(`${galleryPath}/`)
  const pageAt = isGallery ? await galleryAt(server, index) : contentPages(app, index, today)
  const found = pageAt(wanted)
  if (data && !found) return send(response, 'application/json', 'null', 404)
  // There may be no page because of what is wrong.
  if (!found && check.report()) return send(response, 'text/html', withClient(problemPage(check.report())), 500)
  const page = found ?? (contentPages(app, index, today)(routes.notFoundPage) as PageData)
  const { site, ui } = layout
  const live = JSON.stringify({ site, ui, islands: pageIslands(page) } satisfies LiveData)
  if (data) return send(response, 'application/json', live)
  // The page as it was runs no scripts, and neither does a block alone.
  const isFormer = isAskedAsBefore(url)
  const isStill = isFormer || wanted.startsWith(`${galleryPath}/`)
  if (!isFormer) servedData.set(page.path, live)
  const html = htmlDocument(page, layout, await app.renderPage(page, layout), {
    inlinedStyles: [],
    stylesheets,
    entry: `/${entry}`,
    preloadFonts: [],
    source: page.source,
  })
  send(response, 'text/html', isStill ? withoutScripts(html) : withClient(html), page.status)
}

/** For frames that run none: the browser would say of each that it did not. */
const withoutScripts = (html: string) => html.replace(/<script\b.*?<\/script>/gs, '')

/** Answers with a file of the search, made from the content as it stands. */
async function sendSearch(index: ContentIndex, today: string, path: string, response: ServerResponse) {
  const { searchFiles } = await import('../outputs/search-index.ts')
  const file = searchFiles(index, today)[path]
  send(response, 'application/json', file ?? 'null', file ? 200 : 404)
}

function contentPages(app: App, index: ContentIndex, today: string): PageAt {
  const paths = pathsOf(app, index, today)
  return (wanted) => {
    const found = paths.get(wanted)
    return found && app.loadPage(found, index, () => today)
  }
}

type Paths = Map<string, ReturnType<App['siteAddresses']>[number]>
let listing: { app: App; today: string; list: (content: WholeContent) => Paths } | undefined

/** The addresses of the site, listed once for each state of content and code. */
function pathsOf(app: App, index: ContentIndex, today: string): Paths {
  if (listing?.app !== app || listing.today !== today) {
    // Versions of legal texts that do not apply yet are there to be read before they do.
    const addresses = (content: WholeContent) => app.siteAddresses(content, { today, preview: true })
    listing = { app, today, list: (content) => new Map(addresses(content).map((address) => [address.path, address])) }
  }
  const { list } = listing
  return index.ask((content) => content.once(list))
}

/** The gallery of blocks and parts; its examples are read as content is. */
async function galleryAt(server: ViteDevServer, index: ContentIndex): Promise<PageAt> {
  const { galleryPage, galleryBlock } = (await server.ssrLoadModule('/src/dev/gallery/gallery-page.ts')) as Gallery
  const { readBody } = await import('../content/body/read-body.ts')
  const { withPictureFiles } = await import('../content/pictures/with-picture-files.ts')
  const parse = (text: string) => {
    // The pictures of the examples are those that several texts share.
    const file = `${sharedFolder}/example.mdx`
    const { issues, ...read } = readBody(file, text)
    const { body } = withPictureFiles({ ...read, value: null, file }, { has: () => true })
    return { body, problems: issues.map(({ message }) => message) }
  }
  return (path) => (path === galleryPath ? galleryPage(index, parse) : galleryBlock(path, index, parse))
}

function send(response: ServerResponse, type: string, body: string, status = 200) {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
  response.end(body)
}

/** Shown where there is no page yet: the report itself, until the content is right. */
function problemPage(text: string): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Content problems</title>' +
    '<link rel="stylesheet" href="/src/dev/dev.css"><script type="module" src="/src/dev/problem-page.ts"></script></head>' +
    `<body><pre id="report">${escapeHtml(text)}</pre></body></html>`
  )
}
