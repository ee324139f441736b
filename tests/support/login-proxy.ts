import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { makeCertificate } from './certificate.ts'

/** What a proxy tells the desk behind it: who is signed in, and that it is the proxy. */
export const proxyHeaders = { header: 'x-forwarded-user', secretHeader: 'x-desk-secret' } as const

/** A proxy with a login: a cookie of its browser says who somebody is. */
export interface LoginProxy {
  origin: string
  /** The cookie of whoever has signed in with an address. */
  login(email: string): { name: string; value: string; url: string }
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

  function answer(incoming: IncomingMessage, response: ServerResponse): void {
    const email = whoIn(incoming)
    if (!email) return void response.writeHead(401, { 'content-type': 'text/html' }).end('Sign in.')
    const headers = { ...incoming.headers, [proxyHeaders.header]: email, [proxyHeaders.secretHeader]: secret }
    const { method, url: path } = incoming
    const passed = request({ socketPath: socket, method, path, headers, agent: false }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(response)
    })
    passed.on('error', () => response.destroy())
    response.on('close', () => passed.destroy())
    incoming.pipe(passed)
  }

  const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`
  return {
    origin,
    login: (email) => ({ name: cookie, value: encodeURIComponent(email), url: origin }),
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
