import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { siteHandler } from '../../scripts/serve.ts'
import { builtCopy } from './built-copy.ts'
import { type FormPath, type SeenRequest, startFormServer } from './form-server.ts'

const endpoint = '/api/contact'

/** The built site with its forms set to send, and the endpoint they send to. */
export interface EndpointSite {
  url: string
  /** Chooses what the endpoint does from now on. */
  answer(path: FormPath): void
  /** What the endpoint was sent as JSON. */
  seen: SeenRequest[]
  /** Bodies that came as a plain form. */
  forms: URLSearchParams[]
  close(): Promise<void>
}

/** Makes the contact form of a copy post to its own origin. */
function withEndpoint(timeoutMs: number) {
  return (folder: string) => {
    const file = path.join(folder, 'content/site/integrations.json')
    const integrations = JSON.parse(readFileSync(file, 'utf8'))
    const contact = { ...integrations.contact, mode: 'endpoint', endpoint, timeoutMs }
    writeFileSync(file, JSON.stringify({ ...integrations, contact }))
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** Hands a request on as a host's rewrite rule would; a connection that breaks behind it breaks in front of it too. */
function forward(from: IncomingMessage, to: ServerResponse, url: string) {
  const onward = httpRequest(url, { method: from.method, headers: from.headers }, (answer) => {
    to.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(to)
  })
  onward.on('error', () => to.destroy())
  to.on('close', () => onward.destroy())
  from.pipe(onward)
}

/** Builds and serves the site in endpoint mode, on loopback. */
export async function startEndpointSite(timeoutMs: number): Promise<EndpointSite> {
  const folder = builtCopy(withEndpoint(timeoutMs))
  const pages = siteHandler(path.join(folder, 'dist'))
  const receiver = await startFormServer()
  const forms: URLSearchParams[] = []
  let current: FormPath = '/200'
  const server = createServer(async (request, response) => {
    if (request.url !== endpoint) return void pages(request, response)
    if (request.headers['content-type'] === 'application/json') return forward(request, response, receiver.url(current))
    forms.push(new URLSearchParams(await textOf(request)))
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Received</title><h1>Received</h1>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: (path) => {
      current = path
    },
    seen: receiver.seen,
    forms,
    async close() {
      server.closeAllConnections()
      await Promise.all([new Promise((resolve) => server.close(resolve)), receiver.close()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
