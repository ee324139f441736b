import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** What came over the wire. */
export interface Answer {
  /** The address that was asked for last, with its query. */
  address: string
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  /** The status of every redirect on the way. */
  redirects: number[]
}

/** Asks for an address exactly as it is spelled, without undoing compression or following redirects. */
export function ask(origin: string, address: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: address, headers, agent: false, timeout: 120_000 }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          address,
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
          redirects: [],
        }),
      )
    })
    sent.on('timeout', () => sent.destroy(new Error(`no answer to ${address} in two minutes`)))
    sent.on('error', reject)
    sent.end()
  })
}

/** Asks like `ask` and follows redirects, which may not leave the site. */
export async function follow(origin: string, address: string, headers: Record<string, string> = {}): Promise<Answer> {
  let answer = await ask(origin, address, headers)
  const redirects: number[] = []
  while (answer.headers.location && redirects.length < 4) {
    redirects.push(answer.status)
    const target = new URL(answer.headers.location, new URL(answer.address.replace(/^\/+/, '/'), origin))
    if (target.origin !== origin) throw new Error(`${address} leads to ${answer.headers.location}`)
    answer = await ask(origin, target.pathname + target.search, headers)
  }
  return { ...answer, redirects }
}

/** The bytes of the file behind an answer. */
export function unpacked({ headers, body }: Answer): Buffer {
  const encoding = headers['content-encoding']
  return encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
}
