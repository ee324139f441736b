import type { ServerResponse } from 'node:http'
import path from 'node:path'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import type { ContentIndex } from '../src/content-index/queries.ts'
import { layoutDataPath } from '../src/lib/layout-data.ts'
import type { CheckResult } from './content/content.ts'
import type { Issue } from './content/issue.ts'
import { escapeHtml, htmlDocument } from './document.ts'
import { today } from './today.ts'

type Server = typeof import('../src/entry-server.tsx')

const stylesheets = ['core', 'prose-pages', 'blocks'].map((name) => `/src/styles/${name}.css`)

/** The live preview: pages rendered on request from content that is checked on every change. */
export function liveContent(): Plugin {
  return {
    name: 'vantordine:live-content',
    apply: 'serve',
    async configureServer(server) {
      if (process.env.VITEST) return
      const preview = await createPreview(server)
      return () => server.middlewares.use(preview)
    },
  }
}

async function createPreview(server: ViteDevServer): Promise<Connect.NextHandleFunction> {
  const { createContent } = await import('./content/content.ts')
  const { formatIssues } = await import('./content/report.ts')
  const { emit } = await import('./content/emit.ts')
  const { contentIndex } = await import('../src/content-index/queries.ts')
  const root = server.config.root
  const content = createContent({ root })
  let index: ContentIndex | null = null
  let issues: Issue[] = []

  const errors = () => issues.filter((issue) => issue.severity === 'error')
  const report = () => (errors().length > 0 ? formatIssues(issues, { format: 'human', color: false }) : '')
  const take = async (result: CheckResult) => {
    issues = result.issues
    if (!result.data) return
    index = contentIndex(result.data)
    await emit(result.data, path.join(root, 'src/content-index/generated'))
  }
  const announce = () => {
    server.ws.send('content:issues', { text: report() })
    if (errors().length === 0) server.ws.send('content:update', {})
    if (issues.length > 0)
      server.config.logger.info(formatIssues(issues, { format: 'human', color: process.stdout.isTTY ?? false }))
  }
  await take(await content.check())
  if (issues.length > 0) announce()

  server.watcher.add(path.join(root, 'content'))
  // Saving several files at once reports them one by one: they are checked together, and never two checks at a time.
  const waiting = new Set<string>()
  let checking = Promise.resolve()
  const recheck = async () => {
    if (waiting.size === 0) return
    const changed = [...waiting]
    waiting.clear()
    await take(await content.check({ changed }))
    announce()
  }
  for (const event of ['add', 'change', 'unlink'] as const) {
    server.watcher.on(event, (file) => {
      const source = path.relative(root, file).split(path.sep).join('/')
      if (!source.startsWith('content/')) return
      waiting.add(source)
      checking = checking
        .then(recheck)
        .catch((error: Error) => server.config.logger.error(error.stack ?? error.message))
    })
  }

  return async (request, response, next) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    try {
      if (url.pathname === '/_content/issues')
        return send(response, 'application/json', JSON.stringify({ text: report() }))
      if (!index) return send(response, 'text/html', problemPage(report()), 500)
      const app = (await server.ssrLoadModule('/src/entry-server.tsx')) as Server
      await answer(server, app, index, url, response)
    } catch (error) {
      server.ssrFixStacktrace(error as Error)
      next(error)
    }
  }
}

/** Answers with the data of a page or with the page itself. */
async function answer(server: ViteDevServer, app: Server, index: ContentIndex, url: URL, response: ServerResponse) {
  const layout = app.layoutData(index, Number(today().slice(0, 4)), '')
  if (url.pathname === layoutDataPath) return send(response, 'application/json', JSON.stringify(layout))
  const data = /^\/_data(\/.*?)(\.body)?\.json$/.exec(url.pathname)
  const wanted = data ? (data[1] as string).replace(/^\/index$/, '/') : url.pathname.replace(/(.)\/$/, '$1')
  const paths = app.sitePaths(index)
  const found = paths.find(({ path: candidate }) => candidate === wanted)
  if (data && !found) return send(response, 'application/json', 'null', 404)
  const page = app.loadPage(
    found ?? (paths.find((candidate) => candidate.path === '/404') as (typeof paths)[0]),
    index,
    today(),
  )
  if (data?.[2]) return send(response, 'application/json', JSON.stringify(page.body))
  if (data) return send(response, 'application/json', JSON.stringify(page.proseBlocks ? { ...page, body: null } : page))
  const html = htmlDocument(page, layout, await app.renderPage(page, layout), {
    inlinedStyles: [],
    stylesheets,
    entry: '/src/entry-client.ts',
    preloadScripts: [],
    preloadFonts: [],
    noscriptStylesheet: '/noscript.css',
  })
  send(response, 'text/html', await server.transformIndexHtml(url.pathname, html), page.status)
}

function send(response: ServerResponse, type: string, body: string, status = 200) {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
  response.end(body)
}

/** Shown when there is no checked content yet: the report itself, refreshed once the content is right. */
function problemPage(text: string): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Content</title><meta http-equiv="refresh" content="2"></head>` +
    `<body><pre>${escapeHtml(text)}</pre></body></html>`
  )
}
