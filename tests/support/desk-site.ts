import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DeskEvent } from '#src/desk/requests/site.ts'
import { answerRequests } from '../../scripts/desk/answer-requests.ts'
import { liveCheck } from '../../scripts/dev/live-check.ts'
import { gitAt } from './git-at.ts'
import { type TemporarySite, temporarySite } from './temporary-site.ts'

/** What came back. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
  json: any
}

/** How a request differs from what the page of the desk would send. */
export interface Sent {
  body?: unknown
  /** Replace the headers of the page; undefined leaves one out. */
  headers?: Record<string, string | undefined>
  /** The address as it is put on the wire. */
  path?: string
}

/** A temporary site with a desk that listens on a port of its own. */
export interface DeskSite extends TemporarySite {
  url: string
  token: string
  errors: unknown[]
  /** Files and windows the desk opened in the browser. */
  opened: (string | undefined)[]
  ask(route: string, sent?: Sent): Promise<Answer>
  /** Listens until an event is as described. */
  hear(wanted: (event: DeskEvent) => boolean): Promise<{ heard: Promise<DeskEvent> }>
  git(...args: string[]): string
  stop(): Promise<void>
}

const token = 'the-token-of-this-start'
const quiet = { info: () => undefined, error: () => undefined }

/** Starts a desk. With `git` the site is committed first. */
export async function startDesk(
  files: Record<string, string | Buffer> = {},
  { git = false }: { git?: boolean } = {},
): Promise<DeskSite> {
  const site = temporarySite(files)
  if (git) {
    site.write('.gitignore', '.cache/\nsrc/\n/content/.schemas/\n')
    gitAt(site.root, 'init', '-q', '-b', 'main')
    gitAt(site.root, 'add', '-A')
    gitAt(site.root, 'commit', '-q', '-m', 'The site')
  }
  // Nobody watches: the desk tells of what it writes itself.
  const check = await liveCheck(
    { root: site.root, logger: quiet, tell: () => undefined },
    () => undefined,
    () => () => undefined,
  )
  const errors: unknown[] = []
  const opened: (string | undefined)[] = []
  const desk = await answerRequests({
    root: site.root,
    check,
    token,
    code: {
      script: '/main.js',
      styles: [],
      key: 'code',
      isWritten: true,
      finish: async (html) => html.replace('<head>', '<head><script>let inline</script>'),
    },
    openWindow: (file) => opened.push(file),
    onError: (error) => errors.push(error),
  })
  const server = createServer((incoming, response) => {
    void desk.answer(incoming, response, () => void response.writeHead(404).end('the preview'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return {
    ...site,
    url,
    token,
    errors,
    opened,
    ask: (route, sent) => ask(url, route, sent),
    hear: (wanted) => hear(url, wanted),
    git: (...args) => gitAt(site.root, ...args),
    async stop() {
      check.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

function ask(url: string, route: string, { body, headers = {}, path }: Sent = {}): Promise<Answer> {
  const [method = '', name = ''] = route.split(' ')
  const bytes = body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body)
  const own: Record<string, string | undefined> = {
    'x-desk-token': token,
    ...(method === 'GET' ? {} : { origin: url, 'content-type': 'application/json' }),
    ...headers,
  }
  const given = Object.entries(own).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return new Promise((resolve, reject) => {
    // A connection that is kept may be closed by the server while a command of git keeps this process busy.
    const options = { method, headers: Object.fromEntries(given), path: path ?? `/_desk/api/${name}`, agent: false }
    const sending = request(url, options, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      response.on('end', () => {
        const isJson = response.headers['content-type']?.startsWith('application/json')
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text,
          json: isJson ? JSON.parse(text) : undefined,
        })
      })
    })
    sending.on('error', reject)
    sending.end(bytes)
  })
}

async function hear(url: string, wanted: (event: DeskEvent) => boolean): Promise<{ heard: Promise<DeskEvent> }> {
  const response = await fetch(`${url}/_desk/api/events?token=${token}`)
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  // The first line says that the line is open.
  await reader.read()
  const heard = (async () => {
    let waiting = ''
    for (;;) {
      const { value, done } = await reader.read()
      if (done) throw new Error('The events ended.')
      const messages = (waiting + decoder.decode(value, { stream: true })).split('\n\n')
      waiting = messages.pop() ?? ''
      const events = messages.filter((line) => line.startsWith('data: ')).map((line) => JSON.parse(line.slice(6)))
      const found = events.find(wanted)
      if (found) {
        await reader.cancel()
        return found
      }
    }
  })()
  return { heard }
}
