import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeCertificate } from '../support/certificate.ts'
import { nginx, nginxConf } from './own-servers.ts'
import { type Places, program, type Running, startProgram } from './server.ts'

/** Whether nginx can be run with a certificate. */
export const tlsIsThere = () => nginx.isThere() && Boolean(program('openssl'))

/** A server over TLS, as `localhost`. */
export interface RunningTls extends Running {
  port: number
  /** The file of its certificate, which is made for this run and trusted by whoever names it in `NODE_EXTRA_CA_CERTS`. */
  certificate: string
}

/** Starts nginx over TLS, with HTTP/2. Who asks over http is led to https. */
export async function startOverTls(places: Places, port: number): Promise<RunningTls> {
  const { key, certificate } = await makeCertificate(places.work)
  const file = path.join(places.work, 'nginx-tls.conf')
  const tls = `listen 127.0.0.1:${port} ssl http2; ssl_certificate ${certificate}; ssl_certificate_key ${key};
    error_page 497 =301 https://$host:$server_port$request_uri;`
  writeFileSync(file, nginxConf(places.site, places.hosts, places.work, tls).replace('nginx.pid', 'nginx-tls.pid'))
  const origin = `http://127.0.0.1:${port}`
  const server = await startProgram(program('nginx') as string, ['-c', file, '-e', 'stderr'], { origin, places })
  return { origin: `https://localhost:${port}`, port, certificate, stop: server.stop }
}
