import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { nginx, nginxConf } from './own-servers.ts'
import { type Places, program, startProgram } from './server.ts'

const run = promisify(execFile)

/** 232 packages for one scan: fetched when it is asked for, instead of installed with every checkout. */
const version = '1.4.8'
const packageName = '@mdn/mdn-http-observatory'

/** What the scanner gives a site that does everything it looks for. */
export const fullMarks = 135

/** Whether nginx, openssl and the network may be used. */
export const observatoryIsThere = () =>
  process.argv.includes('--fetch') && nginx.isThere() && Boolean(program('openssl'))

/** Fetches MDN Observatory's scanner once; its lists of other sites, which it would download, stay empty. */
export async function fetchScanner(cache: string): Promise<string> {
  const folder = path.join(cache, `observatory-${version}`)
  const scanner = path.join(folder, 'node_modules', packageName)
  if (!existsSync(path.join(scanner, 'conf/hsts-preload.json'))) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }')
    const quiet = ['--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund']
    await run('npm', ['install', ...quiet, `${packageName}@${version}`], { cwd: folder })
    writeFileSync(path.join(scanner, 'conf/hsts-preload.json'), '{}')
  }
  return path.join(scanner, 'src/scan.js')
}

/** The scanner's points for nginx over TLS, with a certificate that is made for this run and trusted by it alone. */
export async function observatoryScore(scanner: string, places: Places, port: number): Promise<number> {
  const [key, certificate] = [path.join(places.work, 'key.pem'), path.join(places.work, 'certificate.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1']
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  await run(program('openssl') as string, ['req', '-x509', ...kind, ...name, '-keyout', key, '-out', certificate])
  const file = path.join(places.work, 'nginx-tls.conf')
  const tls = `listen 127.0.0.1:${port} ssl; ssl_certificate ${certificate}; ssl_certificate_key ${key};
    error_page 497 =301 https://$host:$server_port$request_uri;`
  writeFileSync(file, nginxConf(places.site, places.hosts, places.work, tls).replace('nginx.pid', 'nginx-tls.pid'))
  const origin = `http://127.0.0.1:${port}`
  const server = await startProgram(program('nginx') as string, ['-c', file, '-e', 'stderr'], { origin, places })
  try {
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate }
    const { stdout } = await run(process.execPath, [scanner, `localhost:${port}`], { env })
    return JSON.parse(stdout).scan.score
  } finally {
    await server.stop()
  }
}
