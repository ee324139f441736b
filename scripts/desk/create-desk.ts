import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { bundle } from '../build/bundle/bundle.ts'
import { readClient } from '../build/bundle/client-build.ts'
import { readServer } from '../build/render/server-build.ts'
import { liveCheck } from '../dev/live-check.ts'
import { livePages, pageEvents } from '../dev/live-pages.ts'
import { previewPictures } from '../dev/preview-pictures.ts'
import { requestTarget } from '../hosts/request-target.ts'
import { listenFrom } from '../tools/listen-from.ts'
import { together } from '../tools/together.ts'
import { answerRequests } from './answer-requests.ts'
import { bundledDesk } from './bundled-desk.ts'
import { bundledPages } from './bundled-pages.ts'
import { isOwnHost } from './http/guard.ts'
import { deskPath } from './page.ts'
import { servedFiles } from './served-files.ts'

/** Where a desk writes, and whom it tells. */
export interface DeskOptions {
  /** The folder that contains `content/`. */
  root: string
  /** The folder with the code of the desk and of the pages, where that is another: one code serves several contents. */
  code?: string
  log?: Pick<Console, 'info' | 'warn' | 'error'>
  /** Shows an address to whoever sits here. */
  show?(url: string): void
}

/** A desk: a server of its own, with the pages of the site. */
export interface Desk {
  /**
   * Listens on this machine alone, on the first free port from one upwards. Returns where the desk is opened, with the token
   * of this start.
   */
  listen(port: number): Promise<string>
  close(): Promise<void>
}

const host = '127.0.0.1'
const silent = () => undefined

/**
 * Makes a desk, and bundles its code where that has changed.
 *
 * @throws when the code cannot be bundled, or nothing can be read of the content
 */
export async function createDesk({ root, code = root, log = console, show = silent }: DeskOptions): Promise<Desk> {
  const events = pageEvents()
  const pictures = previewPictures(root, (message) => log.warn(message))
  const checking = liveCheck({ root, logger: log, tell: events.tell }, pictures.order)
  const begin = () => log.info('  The desk is made ready, since its code is new: some ten seconds.')
  const bundling = bundle(code, ['client', 'server', 'desk-page'], begin)
  const [key, check] = await together(bundling, checking).catch(async (error) => {
    await checking.then(({ close }) => close(), silent)
    throw error
  })
  const [client, app, page, files] = await Promise.all([
    readClient(code),
    readServer(code),
    bundledDesk(code, key),
    servedFiles(root, code),
  ])
  const token = randomBytes(24).toString('base64url')
  const onError = (error: unknown) => log.error(String((error as Error).stack ?? error))
  let origin = ''
  const address = (file?: string) => origin + deskPath(token, file)
  const openWindow = (file?: string) => show(address(file))
  const desk = await answerRequests({ root, check, token, code: page, openWindow, onError })
  const pages = livePages({ check, pictures, former: desk.former }, bundledPages(client, app), events.open)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = requestTarget(request)
    if (!target) return void response.writeHead(400).end()
    // A foreign name may have been made to lead here.
    if (!isOwnHost(request)) return void response.writeHead(403).end()
    request.url = target.pathname + target.search
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead && (await files.answer(target.pathname, response))) return
    await desk.answer(request, response, () => pages(request, response))
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      onError(error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end('The page could not be made. The window in which the desk was started says why.')
    })
  })
  return {
    async listen(port) {
      origin = `http://${host}:${await listenFrom(server, port, host)}`
      return address()
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await check.close()
    },
  }
}
