import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { fetchTool } from '../../scripts/tools/fetch-tool.mjs'
import { nginx, nginxConf } from './own-servers.ts'
import { type Places, program, startProgram } from './server.ts'

const run = promisify(execFile)

/** What the scanner gives a site that does everything it looks for. */
export const fullMarks = 135

/** Whether nginx, openssl and the network may be used. */
export const observatoryIsThere = () =>
  process.argv.includes('--fetch') && nginx.isThere() && Boolean(program('openssl'))

/** The scanner of MDN Observatory, which is fetched once; its lists of other sites, which it would download, stay empty. */
export async function fetchScanner(): Promise<string> {
  const scanner = path.join(await fetchTool('observatory'), '@mdn/mdn-http-observatory')
  writeFileSync(path.join(scanner, 'conf/hsts-preload.json'), '{}')
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
