import path from 'node:path'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import type { ContentIndex } from '../../src/content/queries.ts'
import type { App } from '../build/render/server-build.ts'
import type { LiveCheck } from './live-check.ts'
import type { PageCode } from './live-pages.ts'
import { previewPictures } from './preview-pictures.ts'
import { readTargets } from './read-targets.ts'

type Gallery = typeof import('../../src/dev/gallery/gallery-page.ts')
type Block = typeof import('../../src/dev/gallery/gallery-block.ts')

const stylesheets = ['styles/core', 'styles/prose-pages', 'styles/rare-fonts', 'styles/blocks', 'dev/dev'].map(
  (name) => `/src/${name}.css`,
)
const entry = 'src/dev/entry.ts'
const deskEntry = 'src/desk/ui/main.tsx'

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
  const { livePages, pageEvents } = await import('./live-pages.ts')
  const { root, logger } = server.config
  const pictures = previewPictures(root, (message) => logger.warn(message))
  const events = pageEvents()
  const check = await liveCheck({ root, logger, tell: events.tell }, pictures.order)
  server.httpServer?.once('close', check.close)
  const desk = await beside(server, check)
  server.middlewares.use(desk.answer)
  const pages = livePages({ check, pictures, former: desk.former }, await codeOf(server), events.open)
  return (request, response, next) =>
    pages(request, response).catch((error: Error) => {
      server.ssrFixStacktrace(error)
      next(error)
    })
}

/** The code as it is written, module by module. */
async function codeOf(server: ViteDevServer): Promise<PageCode> {
  // Vite reads a whole page to put its client at the top, so it is asked once.
  const head = (await server.transformIndexHtml('/', '<head></head>')).replace('</head>', '')
  const { parseExample } = await import('./parse-example.ts')
  return {
    app: async () => (await server.ssrLoadModule('/src/render/entry-server.tsx')) as App,
    stylesheet: '',
    assets: () => ({ inlinedStyles: [], stylesheets, entry: `/${entry}`, preloadFonts: [] }),
    async ownPage(path, index) {
      if (!/^\/_gallery(?:\/|$)/.test(path)) return undefined
      const { galleryPage } = (await server.ssrLoadModule('/src/dev/gallery/gallery-page.ts')) as Gallery
      const { galleryBlock } = (await server.ssrLoadModule('/src/dev/gallery/gallery-block.ts')) as Block
      return path === '/_gallery' ? galleryPage(index, parseExample) : galleryBlock(path, index, parseExample)
    },
    problems: { script: '/src/dev/problem-page.ts', stylesheet: '/src/dev/dev.css' },
    finish: (html) => html.replace('<head>', () => head),
    headers: () => ({}),
  }
}
