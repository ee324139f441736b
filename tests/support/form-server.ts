import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * What a form endpoint can do: answer with a status, never answer, answer only what is sent again, hang up, stop in the
 * middle of its answer, or lose a message. Asked whether it has one it says so, except where it knows no such question.
 */
export const formPaths = [
  '/200',
  '/204',
  '/422',
  '/422-strange',
  '/429',
  '/500',
  '/silent',
  '/mute',
  '/second',
  '/dropped',
  '/lost',
  '/slow',
] as const
export type FormPath = (typeof formPaths)[number]

/** A request as the endpoint saw it. */
export interface SeenRequest {
  path: string
  method: string | undefined
  type: string | undefined
  cookie: string | undefined
  body: unknown
}

export interface FormServer {
  url: (path: FormPath) => string
  /** What was sent. */
  seen: SeenRequest[]
  /** The messages it has, by their ids: one that is sent again counts once. */
  messages: Map<string, unknown>
  /** The ids it was asked about. */
  asked: string[]
  close: () => Promise<void>
}

/** The id of a message, as the endpoint got it. */
export const idOf = (body: unknown): string => (body as { meta: { id: string } }).meta.id

const refusal = { errors: { email: 'This address cannot receive mail', unknown: 'Nobody has this field', phone: 7 } }

const answers: Record<FormPath, (response: ServerResponse, again: boolean) => void> = {
  '/200': (response) => json(response, 200, { ok: true }),
  '/204': (response) => response.writeHead(204).end(),
  '/422': (response) => json(response, 422, refusal),
  '/422-strange': (response) => response.writeHead(422, { 'content-type': 'text/html' }).end('<h1>No</h1>'),
  '/429': (response) => response.writeHead(429, { 'retry-after': '1' }).end(),
  '/500': (response) => json(response, 500, { error: 'secret details of the server' }),
  '/silent': () => {},
  '/mute': () => {},
  '/second': (response, again) => again && response.writeHead(204).end(),
  '/dropped': (response) => response.socket?.destroy(),
  '/lost': (response) => response.socket?.destroy(),
  // A 422 whose body never ends: its errors cannot be read.
  '/slow': (response) => void response.writeHead(422, { 'content-type': 'application/json' }).write('{"errors":'),
}

/** Those that keep a message, whatever they say of it. */
const keeping: readonly FormPath[] = ['/200', '/204', '/silent', '/mute', '/second', '/dropped']
/** Those that take a question for a message they know. */
const unasked: readonly FormPath[] = ['/silent', '/second', '/422-strange', '/429', '/500']

/** Starts a form endpoint on the loopback address. */
export async function startFormServer(): Promise<FormServer> {
  const seen: SeenRequest[] = []
  const messages = new Map<string, unknown>()
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    const path = pathname as FormPath
    if (!formPaths.includes(path)) return void response.writeHead(404).end()
    const id = searchParams.get('id')
    if (request.method === 'GET' && id) {
      asked.push(id)
      return unasked.includes(path)
        ? answers[path](response, true)
        : json(response, 200, { received: messages.has(id) })
    }
    const { 'content-type': type, cookie } = request.headers
    const body = await readBody(request)
    seen.push({ path, method: request.method, type, cookie, body })
    const again = messages.has(idOf(body))
    if (keeping.includes(path)) messages.set(idOf(body), body)
    answers[path](response, again)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: (path) => `http://127.0.0.1:${port}${path}`,
    seen,
    messages,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString('utf8')
  return text ? JSON.parse(text) : undefined
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
