import { chmodSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { answerRequests } from '../../scripts/desk/answer-requests.ts'
import type { BundledCode, PagesCode } from '../../scripts/desk/bundled-code.ts'
import { liveCheck } from '../../scripts/dev/live-check.ts'
import { cloneFolder } from '../../scripts/team/repository/writer-clone.ts'
import { startTeam, type Team } from '../../scripts/team/start-team.ts'
import type { TeamConfig } from '../../scripts/team/team-config.ts'
import type { OpensDesk } from '../../scripts/team/writer-desk.ts'
import type { Answer } from './desk-site.ts'
import { gitAt } from './git-at.ts'
import { type GitServer, startGitServer } from './git-server.ts'
import { temporarySite } from './temporary-site.ts'
import { audience, issuer, startIssuer, type TokenIssuer } from './token-issuer.ts'

/** How a request differs from one of the page of the desk. */
export interface Asked {
  /** `sub` of a token that is made for the request; undefined for none. */
  as?: string
  /** Whether the cookie of the last sign-in of this person is sent. */
  hasCookie?: boolean
  /** Replace those of the page; undefined leaves one out, a list sends several. */
  headers?: Record<string, string | string[] | undefined>
  body?: unknown
  /** The address as it is put on the wire. */
  path?: string
}

/** A team with a repository of its own, reached over http, whose desks have no pages. */
export interface TeamSite {
  team: Team
  issuer: TokenIssuer
  git: GitServer
  /** What was written into the log. */
  said: string[]
  config: Record<string, unknown>
  /** The file with the configuration. */
  file: string
  /** Where a proxy reaches it. */
  socket: string
  /** Writes the configuration anew. */
  configure(change: Record<string, unknown>): void
  ask(route: string, asked: Asked): Promise<Answer>
  /** Opens the desk, and keeps the cookie. */
  signIn(as: string, headers?: Asked['headers']): Promise<Answer>
  /** Opens the address of a page by itself. */
  open(address: string, as: string | undefined, headers?: Asked['headers']): Promise<Answer>
  /** Somebody else commits files to the main branch at the remote; null deletes one, and a link leads elsewhere. */
  commit(files: Record<string, string | { link: string } | null>): void
  /** Git at the remote. */
  atRemote(...args: string[]): string
  /** Has the remote run a program before or after it takes something. */
  hookAtRemote(name: string, script: string): void
  /** The folder of somebody's clone. */
  cloneOf(email: string): string
  /** Ends the desk as a crash would, has something done to its files, and starts it again. */
  crash(meanwhile: () => void): Promise<void>
  /** Starts it while it runs. */
  startOnceMore(): Promise<Team>
  stop(): Promise<void>
}

export const publicAddress = 'https://desk.example.com'
export const zoe = 'sub-zoe'
export const sam = 'sub-sam'
export const lena = 'sub-lena'
export const omar = 'sub-omar'

const quiet = { info: () => undefined, error: () => undefined }

/** A desk that nobody watches: it tells of what it writes itself. */
const openWithoutPages: OpensDesk = async ({ root, writer, onError }) => {
  const check = await liveCheck(
    { root, logger: quiet, tell: () => undefined },
    () => undefined,
    () => () => undefined,
  )
  const code = {
    script: '/_desk/assets/main.js',
    styles: [],
    key: 'code',
    isWritten: false,
    finish: async (html: string) => html,
  }
  const desk = await answerRequests({ root, check, token: '', code, openWindow: () => undefined, onError, writer })
  return {
    answer: (incoming, response) => desk.answer(incoming, response, () => void response.writeHead(404).end('a page')),
    renew: desk.renew,
    tell: desk.tell,
    close: check.close,
  }
}

/**
 * Starts the desk of a team.
 *
 * @param change of its configuration
 * @param made how the repository is reached that is made and served at an address, over http if nothing else is said, and what renders previews
 */
export async function startTeamSite(
  files: Record<string, string | Buffer> = {},
  change: Partial<TeamConfig> = {},
  {
    remoteOf,
    code = {},
  }: { remoteOf?: (bare: string, url: string) => TeamConfig['remote']; code?: Partial<PagesCode> } = {},
): Promise<TeamSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'team-'))
  // A proxy of another user reaches the socket in it; the folder of the desk is for nobody else.
  chmodSync(folder, 0o755)
  const site = temporarySite(files)
  gitAt(site.root, 'init', '-q', '-b', 'main')
  gitAt(site.root, 'add', '-A')
  gitAt(site.root, 'commit', '-q', '-m', 'The site')
  const remote = path.join(folder, 'git/site.git')
  gitAt(folder, 'clone', '-q', '--bare', site.root, remote)
  gitAt(remote, 'config', 'http.receivepack', 'true')
  gitAt(site.root, 'remote', 'add', 'origin', remote)
  const git = await startGitServer(path.join(folder, 'git'))
  const tokens = await startIssuer()
  const socket = path.join(folder, 'desk.sock')
  let config: Record<string, unknown> = {
    publicAddress,
    listen: { socket },
    folder: path.join(folder, 'desk'),
    remote: remoteOf?.(remote, git.url) ?? { url: `${git.url}/site.git` },
    committer: { name: 'The desk', email: 'desk@example.com' },
    identity: {
      kind: 'token',
      header: 'x-assertion',
      issuer,
      audience,
      keys: tokens.keys,
      madeFor: 'sign-in',
    },
    roles: {
      editor: { writes: 'everything' },
      writer: { writes: ['articles', 'pages'] },
      lawyer: { legal: true },
      counsel: { legal: true, approves: true },
    },
    people: [
      { name: 'Zoë Łukasz', email: 'zoe@example.com', subject: zoe, role: 'writer' },
      { name: 'Sam Roe, Jr.', email: 'sam@example.com', subject: sam, role: 'editor' },
      { name: 'Lena Park', email: 'lena@example.com', subject: lena, role: 'lawyer' },
      { name: 'Omar Haddad', email: 'omar@example.com', role: 'counsel' },
    ],
    ask: 'Anna Berg, anna@example.com',
    ...change,
  }
  const file = path.join(folder, 'team.json')
  const write = () => writeFileSync(file, JSON.stringify(config))
  write()
  const said: string[] = []
  const log = {
    info: (text: string) => said.push(text),
    warn: (text: string) => said.push(text),
    error: (text: string) => said.push(text),
  }
  const page = {
    script: '/_desk/assets/main.js',
    styles: [],
    key: 'code',
    isWritten: false,
    finish: async (html: string) => html,
  }
  const pages = Promise.resolve({ files: new Map(), ...code } as PagesCode)
  const bundled = Promise.resolve<BundledCode>({ page, files: new Map(), pages })
  const start = () => startTeam({ file, code: bundled, log, open: openWithoutPages })
  let team = await start()
  const cookies = new Map<string, string>()

  async function send(method: string, address: string, asked: Asked): Promise<Answer> {
    const { as, hasCookie = true, headers = {}, body } = asked
    const bytes = body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body)
    const own: NonNullable<Asked['headers']> = {
      host: 'desk.example.com',
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'cors',
      'sec-fetch-dest': 'empty',
      ...(as !== undefined && { 'x-assertion': await tokens.token(as) }),
      ...(as !== undefined && hasCookie && cookies.has(as) && { cookie: cookies.get(as) }),
      ...(method === 'GET' ? {} : { origin: publicAddress, 'content-type': 'application/json' }),
      ...headers,
    }
    const given = Object.entries(own).filter((pair): pair is [string, string | string[]] => pair[1] !== undefined)
    return new Promise((resolve, reject) => {
      const options = { socketPath: socket, method, path: address, headers: Object.fromEntries(given), agent: false }
      const sending = request(options, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8')
          const isJson = response.headers['content-type']?.startsWith('application/json')
          const cookie = response.headers['set-cookie']?.[0]?.split(';')[0]
          if (cookie && as !== undefined) cookies.set(as, cookie)
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
  const asDocument = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
  const open: TeamSite['open'] = (address, as, headers) =>
    send('GET', address, { as, headers: { ...asDocument, ...headers } })
  return {
    get team() {
      return team
    },
    issuer: tokens,
    git,
    said,
    file,
    socket,
    get config() {
      return config
    },
    configure(change) {
      config = { ...config, ...change }
      write()
    },
    ask(route, asked) {
      const [method = '', name = ''] = route.split(' ')
      return send(method, asked.path ?? `/_desk/api/${name}`, asked)
    },
    open,
    signIn: (as, headers) => open('/_desk/', as, headers),
    commit(changed) {
      gitAt(site.root, 'pull', '-q', '--rebase', 'origin', 'main')
      for (const [file, text] of Object.entries(changed)) {
        if (text === null) site.remove(file)
        else if (typeof text === 'string') site.write(file, text)
        else symlinkSync(text.link, path.join(site.root, file))
      }
      gitAt(site.root, 'add', '-A')
      gitAt(site.root, 'commit', '-q', '--author', 'Ana Müller <ana@example.com>', '-m', 'A change')
      gitAt(site.root, 'push', '-q', 'origin', 'main')
    },
    atRemote: (...args) => gitAt(remote, ...args),
    hookAtRemote: (name, script) =>
      writeFileSync(path.join(remote, 'hooks', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 }),
    cloneOf: (email) => cloneFolder(path.join(folder, 'desk'), email),
    startOnceMore: start,
    async crash(meanwhile) {
      await team.close()
      // A desk that is closed takes it away.
      writeFileSync(path.join(folder, 'desk/running'), '')
      meanwhile()
      team = await start()
    },
    async stop() {
      await team.close()
      git.stop()
      tokens.stop()
      // A git that was told of a merge may still be asking the remote.
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}
