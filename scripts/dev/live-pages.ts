import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ContentIndex, WholeContent } from '../../src/content/queries.ts'
import { isBlockAlone } from '../../src/dev/gallery/gallery-block.ts'
import { type PageEvent, pageLine } from '../../src/dev/page-line.ts'
import * as routes from '../../src/lib/routes.ts'
import { type LiveData, type PageData, pageIslands } from '../../src/pages/page-data.ts'
import { type DocumentAssets, htmlDocument } from '../build/render/document.ts'
import type { App } from '../build/render/server-build.ts'
import { sizeDrawings } from '../build/render/size-drawings.ts'
import { headerRules, headersFor, typesByEnding } from '../hosts/headers.ts'
import { type RequestTarget, readingMethods, requestTarget } from '../hosts/request-target.ts'
import { calendars } from '../outputs/calendar.ts'
import { feeds } from '../outputs/feeds.ts'
import { documentsWithFeeds, legalFeeds } from '../outputs/legal-feeds.ts'
import { searchFiles } from '../outputs/search-index.ts'
import { escapeHtml } from '../tools/escape-html.ts'
import { eventLine } from './event-line.ts'
import type { LiveCheck } from './live-check.ts'
import type { PreviewPictures } from './preview-pictures.ts'

/** The code of the pages: as it is written, or as it was bundled. */
export interface PageCode {
  /** What renders pages, as it is now. */
  app(): Promise<App>
  /** Address of the stylesheet behind the first screen; empty where all are linked in the head. */
  stylesheet: string
  /** What the document of a page loads. */
  assets(page: PageData): DocumentAssets
  /** A page that is part of the code, such as a block alone. */
  ownPage(path: string, index: ContentIndex): Promise<PageData | undefined>
  /** The page that stands where none can be made of the content. */
  problems: { script: string; stylesheet: string }
  /** What every document gets besides. */
  finish(html: string): string
  /** Headers of a document. */
  headers(index: ContentIndex | null): Record<string, string>
}

/** What pages are made of. */
export interface PageContent {
  check: Pick<LiveCheck, 'index' | 'data' | 'today' | 'report'>
  pictures: PreviewPictures
  /** The content as it was handed over last: `?before` behind an address shows its page so. */
  former(order: ContentIndex['order']): Promise<ContentIndex>
}

/** Answers with the pages of the site as the content stands, with their pictures and what their scripts ask for. */
export type LivePages = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const htmlType = 'text/html; charset=utf-8'
const jsonType = 'application/json; charset=utf-8'

const liveData = new RegExp(`^${routes.liveDataFile.replace('/*', '(/.*)')}\\.json$`)
const isAskedAsBefore = ({ search }: RequestTarget) => new URLSearchParams(search).has('before')
/** For frames that run none: the browser would say of each that it did not. */
const withoutScripts = (html: string) => html.replace(/<script\b.*?<\/script>/gs, '')

/** The line on which pages are told what is new, and how to tell it. */
export function pageEvents() {
  const line = eventLine()
  return { open: line.open, tell: (event: PageEvent) => line.tell(event) }
}

/**
 * Makes pages when they are asked for.
 *
 * @param open opens the line on which they are told what is new
 */
export function livePages(
  { check, pictures, former }: PageContent,
  code: PageCode,
  open: (response: ServerResponse) => boolean,
): LivePages {
  /** By page, what the islands of its HTML are brought to life with that was served last: both are of one state. */
  const servedData = new Map<string, string>()
  const addresses = addressesOnce()

  async function answerPage(index: ContentIndex, url: RequestTarget, response: ServerResponse) {
    const today = check.today()
    if (url.pathname.startsWith(routes.searchFile.slice(0, -1))) {
      const file = searchFiles(index, today)[url.pathname]
      return send(response, jsonType, file ?? 'null', file ? 200 : 404)
    }
    const data = liveData.exec(url.pathname)?.[1]?.replace(/^\/index$/, '/')
    const known = data && servedData.get(data)
    if (known) return send(response, jsonType, known)
    const file = fileAt(url.pathname)
    if (file) return send(response, file.type, file.text)
    const app = await code.app()
    const loadPage = (path: string) => {
      const found = app.entryAddress(index, path) ?? addresses(app, index, today).get(path)
      return found && app.loadPage(found, index, () => today)
    }
    const wanted = data ?? url.pathname.replace(/(.)\/$/, '$1')
    const found = (await code.ownPage(wanted, index)) ?? loadPage(wanted)
    if (data && !found) return send(response, jsonType, 'null', 404)
    // There may be no page because of what is wrong.
    if (!found && check.report()) return sendProblems(index, response)
    const page = found ?? (loadPage(routes.notFoundPage) as PageData)
    const layout = app.layoutData(index, Number(today.slice(0, 4)), code.stylesheet)
    const { site, ui } = layout
    const live = JSON.stringify({ site, ui, islands: pageIslands(page) } satisfies LiveData)
    if (data) return send(response, jsonType, live)
    // The page as it was runs no scripts, and neither does a block alone.
    const isFormer = isAskedAsBefore(url)
    if (!isFormer) servedData.set(page.path, live)
    const content = sizeDrawings(await app.renderPage(page, layout))
    const html = htmlDocument(page, layout, content, { ...code.assets(page), source: page.source })
    const isStill = isFormer || isBlockAlone(wanted)
    send(response, htmlType, isStill ? withoutScripts(html) : code.finish(html), page.status, code.headers(index))
  }

  /** A feed or a calendar, which pages link to. Documents are printed when the site is built; until then no page links to one. */
  function fileAt(path: string): { type: string; text: string } | undefined {
    const data = /\.(?:xml|json|ics)$/.test(path) && check.data()
    if (!data) return undefined
    const { all, published } = data
    const today = check.today()
    const text = { ...feeds(published), ...legalFeeds(published, today), ...calendars(all) }[path]
    const headers = headersFor(path, headerRules('', true, documentsWithFeeds(published, today)))
    return text === undefined ? undefined : { type: headers['Content-Type'] ?? typesByEnding.ics, text }
  }

  /** Shown where there is no page yet: the report itself, until the content is right. */
  function sendProblems(index: ContentIndex | null, response: ServerResponse) {
    const { script, stylesheet } = code.problems
    const html =
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Content problems</title>' +
      `<link rel="stylesheet" href="${stylesheet}"><script type="module" src="${script}"></script></head>` +
      `<body><pre id="report">${escapeHtml(check.report())}</pre></body></html>`
    send(response, htmlType, code.finish(html), 500, code.headers(index))
  }

  return async (request, response) => {
    const url = requestTarget(request)
    if (!url) return void response.writeHead(400).end()
    if (!readingMethods.includes(request.method ?? ''))
      return void response.writeHead(405, { Allow: readingMethods.join(', ') }).end()
    if (url.pathname === pageLine && request.method === 'GET')
      return open(response) ? undefined : void response.writeHead(429).end()
    if (url.pathname === '/_content/issues') return send(response, jsonType, JSON.stringify({ text: check.report() }))
    if (await pictures.answer(url.pathname, response)) return
    const index = isAskedAsBefore(url) ? await former(pictures.order) : check.index()
    if (index) await answerPage(index, url, response)
    else sendProblems(index, response)
  }
}

type Addresses = Map<string, ReturnType<App['siteAddresses']>[number]>

/** The addresses of the site, listed once for each state of content and code. */
function addressesOnce() {
  let listing: { app: App; today: string; list: (content: WholeContent) => Addresses } | undefined
  return (app: App, index: ContentIndex, today: string): Addresses => {
    if (listing?.app !== app || listing.today !== today) {
      // Versions of legal texts that do not apply yet are there to be read before they do.
      const addresses = (content: WholeContent) => app.siteAddresses(content, { today, preview: true })
      listing = { app, today, list: (content) => new Map(addresses(content).map((address) => [address.path, address])) }
    }
    const { list } = listing
    return index.ask((content) => content.once(list))
  }
}

function send(response: ServerResponse, type: string, body: string, status = 200, headers = {}) {
  response.writeHead(status, { ...headers, 'Content-Type': type, 'Cache-Control': 'no-store' })
  response.end(body)
}
