import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { cleanAddress } from './hosts/clean-address.ts'
import { askEveryTime, type HeaderRule, headersFor } from './hosts/headers.ts'
import { hidden } from './hosts/rules.ts'
import { commandOptions } from './tools/command-options.mjs'

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

/**
 * The rules without what only holds on a host with a certificate. Chromium and Firefox make an exception for localhost;
 * Safari's engine does not, so that there every file of a page would be asked for over https and fail.
 */
export function withoutHttps(rules: HeaderRule[]): HeaderRule[] {
  return rules.map(({ path, headers }) => {
    const { 'Strict-Transport-Security': _, 'Content-Security-Policy': policy, ...rest } = headers
    const local = policy?.replace(/; *upgrade-insecure-requests/, '')
    return { path, headers: local ? { ...rest, 'Content-Security-Policy': local } : rest }
  })
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

const accepts = ({ headers }: IncomingMessage, encoding: string) =>
  new RegExp(`\\b${encoding}\\b`).test(String(headers['accept-encoding'] ?? ''))

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
  return (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    rules = withoutHttps(parseHeaders(read('_headers')))
    const redirects = parseRedirects(read('_redirects'))
    const missing = () => {
      const [encoding, ending] = Object.entries(endings).find(([name]) => accepts(request, name)) ?? ['', '']
      response.writeHead(404, {
        // Those of the page that is sent: what is missing must not be missing for a year.
        ...headersFor('/404', rules),
        'Content-Type': 'text/html; charset=utf-8',
        Vary: 'Accept-Encoding',
        ...(encoding && { 'Content-Encoding': encoding }),
      })
      response.end(request.method === 'HEAD' ? undefined : readFileSync(path.join(folder, `404.html${ending}`)))
    }
    const clean = cleanAddress(pathname)
    const target = redirects.get(clean) ?? (clean === pathname ? undefined : clean)
    if (target) {
      response.writeHead(301, { Location: target + search })
      response.end()
    } else if (hidden.includes(pathname)) missing()
    else files(request, response, missing)
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
  const handler = siteHandler(folder)
  for (let candidate = port; candidate < port + 50; candidate += 1) {
    const server = createServer(handler)
    const listening = await new Promise<boolean>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
      )
      server.listen(candidate, host, () => resolve(true))
    })
    if (listening) return { server, url: `http://localhost:${candidate}` }
  }
  throw new Error(`No free port between ${port} and ${port + 49}. End one of the programs that use them.`)
}

if (process.argv[1] === import.meta.filename) {
  commandOptions()
  const { url } = await serveSite(path.resolve(import.meta.dirname, '../dist'), Number(process.env.PORT ?? 4173))
  console.log(`\n  The site is at ${url}   (end with Ctrl+C)\n`)
}
