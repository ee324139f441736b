import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server of repositories over http, as git brings it. */
export interface GitServer {
  url: string
  /** Lets it take what is pushed, and break the line in place of an answer. */
  isCutAfterPush: boolean
  stop(): void
}

/** CGI: headers, an empty line, and the body. @see https://git-scm.com/docs/git-http-backend */
function serve(root: string, request: IncomingMessage, response: ServerResponse, isCut: () => boolean): void {
  const [pathInfo = '', query = ''] = (request.url ?? '').split('?', 2)
  const child = spawn('git', ['http-backend'], {
    env: {
      PATH: process.env.PATH,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: '1',
      REMOTE_USER: 'desk',
      PATH_INFO: pathInfo,
      QUERY_STRING: query,
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
    },
  })
  request.pipe(child.stdin)
  child.stdin.on('error', () => undefined)
  const output: Buffer[] = []
  child.stdout.on('data', (bytes: Buffer) => output.push(bytes))
  child.on('close', () => {
    if (isCut()) return void response.destroy()
    const bytes = Buffer.concat(output)
    const end = bytes.indexOf('\r\n\r\n')
    const headers = bytes.toString('latin1', 0, end).split('\r\n')
    const status = Number(headers.find((line) => line.startsWith('Status: '))?.slice(8, 11) ?? 200)
    for (const line of headers.filter((one) => !one.startsWith('Status: '))) {
      const at = line.indexOf(': ')
      response.setHeader(line.slice(0, at), line.slice(at + 2))
    }
    response.writeHead(status).end(bytes.subarray(end + 4))
  })
}

/** Serves the repositories below a folder. */
export async function startGitServer(root: string): Promise<GitServer> {
  const server = createServer((request, response) => {
    serve(root, request, response, () => git.isCutAfterPush && request.url?.endsWith('/git-receive-pack') === true)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const git: GitServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isCutAfterPush: false,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
  return git
}
