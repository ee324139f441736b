import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { siteHandler } from '../../scripts/serve.ts'
import { builtCopy } from './built-copy.ts'
import { type FormPath, type FormServer, startFormServer } from './form-server.ts'

const endpoint = '/api/contact'

/**
 * The built site with its forms set to send, and the endpoint they send to, with what it was sent as JSON. It does what
 * the address of the page asks for: on `/contact?answer=/500` it fails.
 */
export interface EndpointSite extends Pick<FormServer, 'seen' | 'messages' | 'asked'> {
  url: string
  /** Bodies that came as a plain form. */
  forms: URLSearchParams[]
  close(): Promise<void>
}

/** Makes the forms of a copy post to its own origin. */
function withEndpoint(timeoutMs: number) {
  return (folder: string) => {
    const file = path.join(folder, 'content/site/integrations.json')
    const integrations = JSON.parse(readFileSync(file, 'utf8'))
    const posts = { mode: 'endpoint', endpoint }
    const contact = { ...integrations.contact, ...posts, timeoutMs }
    writeFileSync(file, JSON.stringify({ ...integrations, contact, digest: posts }))
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

const answerOf = ({ headers: { referer = '' } }: IncomingMessage) =>
  new URLSearchParams(referer.split('?')[1]).get('answer') as FormPath

/**
 * Builds and serves the site in endpoint mode, on loopback.
 *
 * @param receiverUrl who receives the messages, when the endpoint above is not to
 */
export async function startEndpointSite(timeoutMs: number, receiverUrl?: string): Promise<EndpointSite> {
  const folder = builtCopy(withEndpoint(timeoutMs))
  const pages = siteHandler(path.join(folder, 'dist'))
  const receiver = await startFormServer()
  const forms: URLSearchParams[] = []
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '', 'http://localhost')
    if (pathname !== endpoint) return void pages(request, response)
    if (receiverUrl) return forward(request, response, receiverUrl + search)
    if (search || request.headers['content-type'] === 'application/json')
      return forward(request, response, receiver.url(answerOf(request)) + search)
    forms.push(new URLSearchParams(await textOf(request)))
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Received</title><h1>Received</h1>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen: receiver.seen,
    messages: receiver.messages,
    asked: receiver.asked,
    forms,
    async close() {
      server.closeAllConnections()
      await Promise.all([new Promise((resolve) => server.close(resolve)), receiver.close()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
