import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Makes a certificate for `localhost` that is good for a day, and its key: two files of a folder. */
export async function makeCertificate(folder: string): Promise<{ key: string; certificate: string }> {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1']
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  await run('openssl', ['req', '-x509', ...kind, ...name, '-keyout', key, '-out', certificate])
  return { key, certificate }
}
