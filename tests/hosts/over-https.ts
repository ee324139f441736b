import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:http2'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Asking } from '../../scripts/verify/ask.ts'
import { exitCodes, type Verification } from '../../scripts/verify/report.ts'
import { type LocalBuild, readBuild } from '../../scripts/verify/site-build.ts'
import { compareSite } from '../../scripts/verify/verify-site.ts'
import { builtCopy } from '../support/built-copy.ts'
import { edit, oneByte, setting } from './disturbances.ts'
import type { Places } from './server.ts'
import { type RunningTls, startOverTls } from './tls.ts'
import type { Outcome } from './try-host.ts'

/** A copy of the project whose files are all in a commit, with its build: `npm run verify` has nothing to build there. */
export const committedCopy = (): string =>
  builtCopy((folder) => {
    const git = (...words: string[]) =>
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words], { cwd: folder })
    git('init', '--quiet')
    git('add', ...['content', 'public', 'scripts', 'src', 'package-lock.json', 'tsconfig.json'])
    git('commit', '--quiet', '--message', 'All of it')
  })

interface Said {
  code: number
  output: string
  faults: string
}

/** Runs `npm run verify` in a project, for a site whose certificate it trusts or not. */
function verify(project: string, site: string, trusted?: string): Promise<Said> {
  const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env
  const command = ['--import', 'tsx', 'scripts/verify.ts', site, '--format', 'json', '--rate', '1000']
  const options = {
    cwd: project,
    env: { ...env, ...(trusted && { NODE_EXTRA_CA_CERTS: trusted }) },
    maxBuffer: 2 ** 26,
  }
  return new Promise((resolve) =>
    execFile(process.execPath, command, options, (error, output, faults) =>
      resolve({ code: Number(error?.code ?? 0), output, faults }),
    ),
  )
}

/** One byte changed, and two headers that have to be there over https alone. */
function disturb(places: Places): void {
  oneByte(places)
  edit(setting('nginx/site.conf', places), (text) =>
    text.replace(/^add_header Strict-Transport-Security .*\n/m, '').replace('; upgrade-insecure-requests', ''),
  )
}
const disturbances = [
  'changed /about',
  'headerMissing strict-transport-security',
  'headerOther content-security-policy',
]

/** Asks as browsers do: over HTTP/2. */
function askingOverHttp2(origin: string, certificate: string): Asking {
  const session = connect(origin, { ca: readFileSync(certificate) })
  let asked = 0
  return {
    ask(address, accepted = 'identity') {
      asked += 1
      return new Promise((resolve, reject) => {
        const request = session.request({ ':path': address, 'accept-encoding': accepted })
        const chunks: Buffer[] = []
        let headers: IncomingHttpHeaders = {}
        request.on('response', (got) => {
          headers = got
        })
        request.on('data', (chunk: Buffer) => chunks.push(chunk))
        request.on('error', reject)
        request.on('end', () =>
          resolve({ status: Number(headers[':status']), headers, body: Buffer.concat(chunks), isCut: request.aborted }),
        )
      })
    },
    count: () => asked,
    close: () => session.close(),
  }
}

/** What a site does over HTTP/2 that its build does not. */
async function differencesOverHttp2({ origin, certificate }: RunningTls, site: string): Promise<string[]> {
  const build = readBuild(site) as LocalBuild
  const asking = askingOverHttp2(origin, certificate)
  const known = { bytesOf: build.bytesOf, other: new Set<string>() }
  const { differences } = await compareSite({ origin, asking, ...build, known })
  asking.close()
  return differences.map(({ kind, address }) => `${kind} ${address}`)
}

/** Each kind with the header it is about, once. */
const kindsOf = ({ differences }: Verification) =>
  [...new Set(differences.map(({ kind, header, address }) => `${kind} ${header ?? address}`))].sort()

/**
 * `npm run verify` as it is typed, for the whole site over https: as it is, with three disturbances at once, without trust
 * in its certificate, under another name than that of the certificate, and under http. Then the same files over HTTP/2.
 *
 * @param project a {@link committedCopy}, which is removed
 */
export async function tryOverHttps(project: string, work: string, port: number): Promise<Outcome> {
  const places: Places = { work, site: path.join(work, 'site'), hosts: path.join(work, 'hosts') }
  mkdirSync(work)
  cpSync(path.join(project, 'dist'), places.site, { recursive: true })
  cpSync(path.join(project, 'dist-hosts'), places.hosts, { recursive: true })
  const outcome: Outcome = { passed: 0, wrong: [] }
  const expect = (what: string, is: unknown, should: unknown) => {
    if (isDeepStrictEqual(is, should)) outcome.passed += 1
    else outcome.wrong.push(`${what}: ${JSON.stringify(is)}`)
  }
  let server = await startOverTls(places, port)
  try {
    const { origin, certificate } = server
    const same = await verify(project, origin, certificate)
    expect(`the site as it is ${same.faults}`, [same.code, kindsOf(JSON.parse(same.output))], [exitCodes.same, []])
    expect('over HTTP/2', await differencesOverHttp2(server, places.site), [])
    const untrusted = await verify(project, origin)
    const named = await verify(project, origin.replace('localhost', '127.0.0.1'), certificate)
    for (const { code, output } of [untrusted, named])
      expect(`not trusted: ${output}`, [code, /certificate is not trusted/.test(output)], [exitCodes.unreachable, true])
    const plain = await verify(project, origin.replace('https', 'http'), certificate)
    expect(`http: ${plain.faults}`, [plain.code, plain.faults.includes(`npm run verify -- ${origin}`)], [1, true])
    await server.stop()
    disturb(places)
    server = await startOverTls(places, port)
    const disturbed = await verify(project, origin, server.certificate)
    expect('disturbed', [disturbed.code, kindsOf(JSON.parse(disturbed.output))], [exitCodes.changed, disturbances])
  } finally {
    await server.stop()
    rmSync(project, { recursive: true })
  }
  return outcome
}
