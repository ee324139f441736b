import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { ContentIndex } from '../../src/content/queries.ts'
import type { DeskEvent } from '../../src/desk/requests/site.ts'
import type { RequestName } from '../../src/desk/requests.ts'
import { acceptedIn } from '../content/accepted/leave-out-accepted.ts'
import { eventLine } from '../dev/event-line.ts'
import type { LiveCheck } from '../dev/live-check.ts'
import type { DeskContext } from './context.ts'
import { contentFile } from './entry/content-file.ts'
import { fileVersion, readText } from './entry/text-file.ts'
import { asRefusal } from './http/as-refusal.ts'
import { guardOrigin, guardToken } from './http/guard.ts'
import { readJson } from './http/read-request.ts'
import { Refusal } from './http/refusal.ts'
import { drawingPolicy, sendFile, sendJson } from './http/send.ts'
import { type DeskCode, sendPage } from './page.ts'
import { countChanges, watchChanges } from './repository/change-watch.ts'
import { firstLook } from './repository/first-look.ts'
import { gitRepository } from './repository/git-repository.ts'
import { plainRepository } from './repository/plain-repository.ts'
import { acceptedRoutes } from './routes/accepted-routes.ts'
import { entryRoutes } from './routes/entry-routes.ts'
import { handOverRoutes } from './routes/hand-over-routes.ts'
import { legalRoutes } from './routes/legal-routes.ts'
import { type AnyRoute, type Routes, readAsked } from './routes/route.ts'
import { siteRoutes } from './routes/site-routes.ts'
import { teamRoutes } from './routes/team-routes.ts'
import { formerIndex } from './site/former-index.ts'
import { createOverview, deskIssues } from './site/overview.ts'
import { createTextSearch } from './site/search-texts.ts'
import type { Writer } from './writer.ts'

/** What requests are answered from. */
export interface AnswersFrom {
  /** The folder that contains `content/`. */
  root: string
  check: LiveCheck
  /** Made anew at every start. */
  token: string
  code: DeskCode
  /** Opens the desk in the browser, with the token, at a file or at its first page. */
  openWindow(file?: string): void
  /** Told of what nobody foresaw. */
  onError(error: unknown): void
  /** Who writes, where a server in front has looked at where requests come from; otherwise whoever has the token. */
  writer?: Writer
}

/** The desk as a part of a server. */
export interface DeskAnswers {
  answer: Handler
  /** Looks at files that have just been written from elsewhere, and again at what differs from the last commit. */
  renew(files: readonly string[]): Promise<void>
  /** Tells every window. */
  tell(event: DeskEvent): void
  /** The content as it was handed over last, for pages as they were. */
  former(order: ContentIndex['order']): Promise<ContentIndex>
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void | Promise<void>) => Promise<void>

const routes: Routes = {
  ...siteRoutes,
  ...entryRoutes,
  ...acceptedRoutes,
  ...handOverRoutes,
  ...teamRoutes,
  ...legalRoutes,
}
const routeOf: ReadonlyMap<string, AnyRoute> = new Map(Object.entries(routes))
/** What is asked at every key, or by itself. */
const whileWriting = new Set<string>([
  'PUT entry',
  'POST parse',
  'GET targets',
  'POST team/open',
] satisfies RequestName[])

/** Answers what is asked of the desk: its page at `/_desk/`, and what that asks for below `/_desk/api/`. */
export async function answerRequests(options: AnswersFrom): Promise<DeskAnswers> {
  const { root, check, token, code, openWindow, onError, writer } = options
  const events = eventLine()
  const tellWindows = (event: DeskEvent) => events.tell(JSON.stringify(event))
  const repository = (await gitRepository(root, check.today, writer)) ?? plainRepository(root)
  // Nobody waits for it before the first request, which says what went wrong.
  repository.open().catch(() => undefined)
  const textOf = (file: string) => readText(path.join(root, file))?.text ?? ''
  const tellContent = () => {
    const issues = deskIssues(check.last(), watch)
    const accepted = [...acceptedIn(check.last().results)]
    tellWindows({ type: 'content', issues, accepted, ...overview.update(), changes: countChanges(watch) })
  }
  const watch = watchChanges(repository, textOf, tellContent, onError)
  const overview = createOverview(check.last, watch)
  /** Until somebody asks for something, nothing is worked out for the desk: most run the preview without it. */
  let isUsed = false
  const refresh = async () => {
    await watch.look()
    tellContent()
  }
  const first = firstLook(repository, watch)
  const desk: DeskContext = {
    root,
    code: code.key,
    check,
    overview,
    texts: createTextSearch(root, check.last),
    repository,
    watch,
    team: writer?.team,
    refresh,
    async arrive() {
      const state = await first.take()
      tellContent()
      return state
    },
    mayWrite: (file) => writer?.mayWrite(file),
    mayStart: (collection) => writer?.mayStart(collection) ?? true,
  }

  check.subscribe(({ changed }) => {
    if (!isUsed) return
    for (const file of changed) tellWindows({ type: 'file', file, version: fileVersion(path.join(root, file)) })
    tellContent()
    watch.lookSoon()
  })

  async function answer(request: IncomingMessage, response: ServerResponse, path: string, search: string) {
    if (!writer) guardOrigin(request)
    if (path === '/_desk/' && request.method === 'GET') {
      await sendPage(response, request.headers.host as string, code)
      return first.begin()
    }
    if (path === '/_desk/open' && request.method === 'POST') {
      const { file } = Object(await readJson(request, 1000)) as { file?: unknown }
      openWindow(file === undefined ? undefined : contentFile(root, file).file)
      return sendJson(response, {})
    }
    const query = new URLSearchParams(search)
    const name = `${request.method} ${path.replace('/_desk/api/', '')}`
    if (!writer) guardToken(name === 'GET events' ? query.get('token') : request.headers['x-desk-token'], token)
    await repository.open()
    if (!isUsed) overview.update()
    isUsed = true
    if (name === 'GET events') {
      if (events.open(response)) return
      throw new Refusal(429, 'The desk is open in too many windows. Close some of them.')
    }
    const route = routeOf.get(name)
    if (!route) throw new Refusal(404, 'The desk knows no such request.')
    // Whoever writes does not wait for the check; everybody else is told of what was written.
    if (!whileWriting.has(name)) await check.settle()
    const asked = await readAsked(route, request, query)
    const value = await route.answer(writer ? writer.allow(name as RequestName, asked) : asked, desk)
    if (Buffer.isBuffer(value)) sendFile(response, value)
    else sendJson(response, value)
  }

  const handle: Handler = async (request, response, next) => {
    // Compared as it was sent: nothing is decoded, so that there is one way to write each address.
    const [path = '', search = ''] = (request.url ?? '').split('?', 2)
    // Vite serves the files of the content as they are.
    if (path.endsWith('.svg')) response.setHeader('content-security-policy', drawingPolicy)
    if (path !== '/_desk' && !path.startsWith('/_desk/')) return next()
    try {
      await answer(request, response, path, search)
    } catch (error) {
      if (response.destroyed) return
      const refusal = asRefusal(error)
      if (refusal.status === 500) onError(error)
      if (!response.headersSent) sendJson(response, { message: refusal.message, ...refusal.more }, refusal.status)
    }
  }
  return {
    answer: handle,
    async renew(files) {
      await check.recheck(files)
      if (isUsed) await refresh()
    },
    tell: tellWindows,
    former: (order) => formerIndex(desk, order),
  }
}
