import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenFrom } from '../tools/listen-from.ts'
import { bundledCode } from './bundled-code.ts'
import { isOwnHost } from './http/guard.ts'
import { openDesk } from './open-desk.ts'
import { deskPath } from './page.ts'

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
  /** Done when nothing of it writes any more. */
  close(): Promise<void>
}

const host = '127.0.0.1'
const silent = () => undefined

/**
 * Makes a desk, and bundles its code where that has changed.
 *
 * @throws when the desk cannot be bundled, or nothing can be read of the content
 */
export async function createDesk({ root, code = root, log = console, show = silent }: DeskOptions): Promise<Desk> {
  const begin = () => log.info('  The desk is made ready, since its code is new: some ten seconds.')
  const token = randomBytes(24).toString('base64url')
  const onError = (error: unknown) => log.error(String((error as Error).stack ?? error))
  let origin = ''
  const address = (file?: string) => origin + deskPath(token, file)
  const openWindow = (file?: string) => show(address(file))
  const bundling = new AbortController()
  const coming = bundledCode(code, begin, bundling.signal)
  const desk = await openDesk({ root, code: coming, log, token, openWindow, onError })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A foreign name may have been made to lead here.
    if (!isOwnHost(request)) return void response.writeHead(403).end()
    await desk.answer(request, response)
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
      desk.close()
      bundling.abort()
      await (await coming).pages.catch(() => undefined)
    },
  }
}
