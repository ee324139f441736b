import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a form endpoint can do: answer with a status, never answer, hang up, or stop in the middle of its answer. */
export const formPaths = [
  '/200',
  '/204',
  '/422',
  '/422-strange',
  '/429',
  '/500',
  '/silent',
  '/dropped',
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
  seen: SeenRequest[]
  close: () => Promise<void>
}

const refusal = { errors: { email: 'This address cannot receive mail', unknown: 'Nobody has this field', phone: 7 } }

const answers: Record<FormPath, (response: ServerResponse) => void> = {
  '/200': (response) => json(response, 200, { ok: true }),
  '/204': (response) => response.writeHead(204).end(),
  '/422': (response) => json(response, 422, refusal),
  '/422-strange': (response) => response.writeHead(422, { 'content-type': 'text/html' }).end('<h1>No</h1>'),
  '/429': (response) => response.writeHead(429, { 'retry-after': '1' }).end(),
  '/500': (response) => json(response, 500, { error: 'secret details of the server' }),
  '/silent': () => {},
  '/dropped': (response) => response.socket?.destroy(),
  // A 422 whose body never ends: its errors cannot be read.
  '/slow': (response) => void response.writeHead(422, { 'content-type': 'application/json' }).write('{"errors":'),
}

/** Starts a form endpoint on the loopback address. */
export async function startFormServer(): Promise<FormServer> {
  const seen: SeenRequest[] = []
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '') as FormPath
    if (!formPaths.includes(path)) return void response.writeHead(404).end()
    const { 'content-type': type, cookie } = request.headers
    seen.push({ path, method: request.method, type, cookie, body: await readBody(request) })
    answers[path](response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: (path) => `http://127.0.0.1:${port}${path}`,
    seen,
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
