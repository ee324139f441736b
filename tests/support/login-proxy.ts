import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, type ClientRequest, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { previewPath } from '../../scripts/team/previews/preview-links.ts'
import { makeCertificate } from './certificate.ts'

/** What a proxy tells the desk behind it: who is signed in, and that it is the proxy. */
export const proxyHeaders = { header: 'x-forwarded-user', secretHeader: 'x-desk-secret' } as const

/** A proxy with a login: a cookie of its browser says who somebody is. */
export interface LoginProxy {
  origin: string
  /** The cookie of whoever has signed in with an address. */
  login(email: string): { name: string; value: string; url: string }
  /** Breaks every line of somebody without a word to the desk or the browser, and takes none until it is lifted. */
  cut(email: string): void
  mend(email: string): void
  stop(): void
}

const cookie = 'login'

const whoIn = ({ headers }: IncomingMessage): string =>
  decodeURIComponent(new RegExp(`(?:^|; )${cookie}=([^;]*)`).exec(headers.cookie ?? '')?.[1] ?? '')

/**
 * Starts a proxy over TLS in front of a desk, which may be started later.
 *
 * @param socket where the desk listens
 * @param folder for the certificate
 */
export async function startLoginProxy(socket: string, secret: string, folder: string): Promise<LoginProxy> {
  const { key, certificate } = await makeCertificate(folder)
  // Lines to the desk are kept, as those of the printed proxy files are.
  const agent = new Agent({ keepAlive: true })
  const cut = new Set<string>()
  const lines = new Map<Socket, string>()
  /** What is held for the desk while somebody is cut off: it would learn from an end of the line. */
  const held = new Set<ClientRequest>()

  function answer(incoming: IncomingMessage, response: ServerResponse): void {
    const email = whoIn(incoming)
    lines.set(incoming.socket, email)
    if (cut.has(email)) return void incoming.socket.destroy()
    const { method, url: path = '' } = incoming
    const isOpen = path.startsWith(previewPath)
    if (!email && !isOpen) return void response.writeHead(401, { 'content-type': 'text/html' }).end('Sign in.')
    const signedIn = { [proxyHeaders.header]: email, [proxyHeaders.secretHeader]: secret }
    const headers = { ...incoming.headers, ...(!isOpen && signedIn) }
    const passed = request({ socketPath: socket, method, path, headers, agent }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(response)
    })
    passed.on('error', () => {
      if (response.headersSent) response.destroy()
      else response.writeHead(502, { 'content-type': 'text/html' }).end('Bad gateway')
    })
    response.on('close', () => {
      if (cut.has(email)) held.add(passed)
      else passed.destroy()
    })
    incoming.pipe(passed)
  }

  const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, answer)
  server.on('secureConnection', (line: Socket) => line.once('close', () => lines.delete(line)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`
  return {
    origin,
    login: (email) => ({ name: cookie, value: encodeURIComponent(email), url: origin }),
    cut(email) {
      cut.add(email)
      for (const [line, of] of lines) if (of === email) line.destroy()
    },
    mend: (email) => void cut.delete(email),
    stop() {
      for (const request of held) request.destroy()
      agent.destroy()
      server.close()
      server.closeAllConnections()
    },
  }
}
