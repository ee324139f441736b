import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import * as routes from '../src/lib/routes.ts'
import { cleanAddress } from './hosts/clean-address.ts'
import { askEveryTime, type HeaderRule, headersFor, withoutHttps } from './hosts/headers.ts'
import { readingMethods, requestTarget } from './hosts/request-target.ts'
import { hidden, takesEncoding } from './hosts/rules.ts'
import { commandOptions } from './tools/command-options.mjs'
import { listenFrom } from './tools/listen-from.ts'

/** What the hosts that read `_headers` send when it says nothing. */
const byDefault: HeaderRule = { path: '/*', headers: { 'Cache-Control': askEveryTime } }

/** Reads `_headers` back: the file the host gets is the file this server obeys. */
function parseHeaders(text: string): HeaderRule[] {
  const rules = text
    .split(/\n(?=\/)/)
    .filter((block) => block.trim())
    .map((block) => {
      const [first, ...lines] = block.trim().split('\n')
      const headers = lines.map((line) => /^\s*([^:]+):\s*(.*)$/.exec(line)).filter((match) => match !== null)
      return {
        path: (first as string).trim(),
        headers: Object.fromEntries(headers.map(([, name, value]) => [name, value])),
      }
    })
  return [byDefault, ...rules]
}

function parseRedirects(text: string): Map<string, string> {
  return new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ') as [string, string]),
  )
}

/** The endings of compressed copies by their encoding, smallest first. */
const endings = { br: '.br', gzip: '.gz' }
type Encoding = keyof typeof endings

const takenBy = ({ headers }: IncomingMessage): Encoding[] =>
  (Object.keys(endings) as Encoding[]).filter((name) =>
    new RegExp(takesEncoding(name), 'i').test(String(headers['accept-encoding'] ?? '')),
  )

/**
 * Whether the file server can answer with a part: sirv 3.0.2 takes the last bytes for the first, and throws at what is no
 * range. Who asks for such a one gets the whole file (RFC 9110, section 14.2).
 */
function isRange(range = ''): boolean {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? []
  return first !== undefined && (!last || Number(first) <= Number(last))
}

/**
 * Answers as a static host would: redirects, clean addresses, compressed files, the shipped headers, real 404s. What a build
 * writes meanwhile is what is served next.
 *
 * @throws when nothing has been built into the folder yet.
 */
export function siteHandler(folder: string): RequestListener {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
  if (!existsSync(path.join(folder, '_headers')))
    throw new Error(`There is no built site in ${folder}. Run "npm run build" first.`)
  let rules: HeaderRule[] = []
  const files = sirv(folder, {
    // Looks at the files anew for each request: sizes it remembered would cut pages off that were built since.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      for (const [name, value] of Object.entries(headersFor(pathname, rules))) response.setHeader(name, value)
    },
  })
  const answer: RequestListener = (request, response) => {
    const { method = '', headers } = request
    const asked = requestTarget(request)
    if (!asked) return void response.writeHead(400).end()
    if (!readingMethods.includes(method))
      return void response.writeHead(405, { Allow: readingMethods.join(', ') }).end()
    const { pathname, search } = asked
    request.url = pathname + search
    const taken = takenBy(request)
    // The file server looks for names alone, and takes those with weight 0 too (sirv 3.0.2).
    headers['accept-encoding'] = taken.join(', ')
    if (!isRange(headers.range)) delete headers.range
    rules = withoutHttps(parseHeaders(read('_headers')))
    const redirects = parseRedirects(read('_redirects'))
    const missing = () => {
      const [encoding] = taken
      response.writeHead(404, {
        // Those of the page that is sent: what is missing must not be missing for a year.
        ...headersFor(routes.notFoundPage, rules),
        'Content-Type': 'text/html; charset=utf-8',
        Vary: 'Accept-Encoding',
        ...(encoding && { 'Content-Encoding': encoding }),
      })
      response.end(
        method === 'HEAD' ? undefined : readFileSync(path.join(folder, `404.html${encoding ? endings[encoding] : ''}`)),
      )
    }
    const clean = cleanAddress(pathname)
    const target = redirects.get(clean) ?? (clean === pathname ? undefined : clean)
    if (target) {
      response.writeHead(301, { Location: target + search })
      response.end()
    } else if (hidden.includes(pathname)) missing()
    else files(request, response, missing)
  }
  return (request, response) => {
    try {
      answer(request, response)
    } catch (error) {
      console.error(error)
      if (!response.headersSent) response.writeHead(500).end()
    }
  }
}

/**
 * Serves a built site on the first free port from `port` upwards.
 *
 * @param host the address to listen on; loopback unless told otherwise.
 */
export async function serveSite(
  folder: string,
  port: number,
  host = 'localhost',
): Promise<{ server: Server; url: string }> {
  const server = createServer(siteHandler(folder))
  const found = await listenFrom(server, port, host)
  return { server, url: `http://localhost:${found}` }
}

if (process.argv[1] === import.meta.filename) {
  commandOptions()
  const { url } = await serveSite(path.resolve(import.meta.dirname, '../dist'), Number(process.env.PORT ?? 4173))
  console.log(`\n  The site is at ${url}   (end with Ctrl+C)\n`)
}
