import type { IncomingMessage } from 'node:http'
import type { ViteDevServer } from 'vite'
import { requestTarget } from '../hosts/request-target.ts'

/** What takes the place of an address that cannot be read: connect can read this one, and it is none either. */
const unreadable = '/%'

/**
 * Answers what cannot be read before anybody reads it, and hands on what can in one form.
 *
 * connect reads the address before it asks its first handler, where nobody catches what it throws (`parseurl` 1.3.3, with
 * Vite 8.3.8).
 */
export function readTargets({ httpServer, middlewares }: ViteDevServer): void {
  httpServer?.prependListener('request', (request: IncomingMessage) => {
    const target = requestTarget(request)
    request.url = target ? target.pathname + target.search : unreadable
  })
  middlewares.use((request, response, next) => {
    if (requestTarget(request)) next()
    else response.writeHead(400).end()
  })
}
