import { once } from 'node:events'
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectorPath, collectorScript, withCollector } from './collector.ts'
import { end, eventually, freePort, start } from './spawned.ts'

/** The server of `npm run serve`, from the folder of the project. */
const serveScript = 'scripts/serve.ts'

async function wholeText(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** Passes a request on to the site as it is served, and its answer back; pages get the collector. */
function passOn(site: string, request: IncomingMessage, response: ServerResponse) {
  const headers = { ...request.headers, 'accept-encoding': 'identity' }
  const asked = httpRequest(site + request.url, { method: request.method, headers }, async (answer) => {
    const { 'content-length': _, 'transfer-encoding': _encoding, ...kept } = answer.headers
    response.writeHead(answer.statusCode ?? 500, kept)
    if (answer.headers['content-type']?.startsWith('text/html')) response.end(withCollector(await wholeText(answer)))
    else answer.pipe(response)
  })
  asked.on('error', () => response.destroy())
  request.pipe(asked)
}

/**
 * A cookie of this name holds back the scripts and styles that have its value in their names, and pages, as a slow line
 * does; in the address of a page, those of that page alone.
 */
export const slowLine = 'slow-line'
const [page, file] = [1000, 3000]

/** How long a request is held back, in milliseconds. */
function delayOf({ url = '', headers }: IncomingMessage): number {
  const held = new RegExp(`${slowLine}=([\\w-]+)`).exec(`${headers.cookie} ${headers.referer}`)?.[1]
  if (!held) return 0
  return url.includes(held) && /\.(?:js|css)$/.test(url) ? file : headers.accept?.includes('text/html') ? page : 0
}

interface LocalSite {
  url: string
  close: () => Promise<void>
}

/** Serves the built site as `npm run serve` does, with the collector in every page. */
export async function startLocalSite(): Promise<LocalSite> {
  const port = await freePort()
  const child = start(process.execPath, ['--import', 'tsx', serveScript], { PORT: String(port) })
  await eventually('The local server', () => fetch(`http://localhost:${port}/`).catch(() => undefined), 30)
  const { url, close } = await collectIn(`http://localhost:${port}`)
  return { url, close: () => close().then(() => end(child)) }
}

/** Serves a site that is served already with the collector in every page. */
export async function collectIn(site: string): Promise<LocalSite> {
  const server = createServer((request, response) => {
    if (request.url !== collectorPath) return void setTimeout(passOn, delayOf(request), site, request, response)
    response.writeHead(200, { 'content-type': 'text/javascript' })
    return response.end(collectorScript)
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const close = async () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close }
}
