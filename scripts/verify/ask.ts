import http, { type IncomingHttpHeaders } from 'node:http'
import https from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import * as zlib from 'node:zlib'

/** What came over the wire. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** As it was sent, compressed or not. */
  body: Buffer
  /** Whether the connection ended before everything was there. */
  isCut: boolean
}

/** Nobody answered, or nobody who can be believed: no name, no connection, no word in time, no certificate to trust. */
export class NoAnswer extends Error {}

/** What OpenSSL and Node call a certificate that is not to be trusted: https://nodejs.org/api/tls.html#x509-certificate-error-codes */
const untrusted = /^(?:CERT_|CRL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH$|ERR_TLS_CERT_)/

/** Why there is no answer, in words for whoever hosts the site. */
export function whyNoAnswer({ code = '', message }: Error & { code?: string }): string {
  if (!untrusted.test(code)) return `nobody answers: ${message || code}.`
  return (
    `its certificate is not trusted here: ${message}. Where the firm signs its certificates itself, NODE_EXTRA_CA_CERTS ` +
    'names the file with its own root.'
  )
}

/** Asks one site, slowly enough for any server, and never conditionally: a 304 would prove nothing. */
export interface Asking {
  /** @param accepted the `Accept-Encoding`. @throws NoAnswer */
  ask(address: string, accepted?: string): Promise<Answer>
  /** How many requests there were. */
  count(): number
  close(): void
}

/** How long a server may keep silent, in milliseconds. */
const patience = 30_000
/** What a server says that is overloaded or has not been reached: it is asked once more. */
const passing = [429, 502, 503, 504]
/** Waits no longer than this for who asks for a pause, in seconds. */
const longestPause = 60

/** @param rate the most requests a second */
export function openAsking(origin: string, rate: number): Asking {
  const { request, Agent } = origin.startsWith('https:') ? https : http
  const agent = new Agent({ keepAlive: true })
  let [next, asked] = [0, 0]
  async function turn(): Promise<void> {
    const wait = next - performance.now()
    if (wait > 0) await pause(wait)
    next = performance.now() + 1000 / rate
  }
  function once(address: string, accepted: string): Promise<Answer> {
    asked += 1
    const { hostname, port } = new URL(origin)
    const headers = { 'accept-encoding': accepted, 'user-agent': 'verify (compares a site with its build)' }
    return new Promise((resolve, reject) => {
      const sent = request({ hostname, port, path: address, headers, agent, timeout: patience }, (response) => {
        const chunks: Buffer[] = []
        const end = () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
            isCut: !response.complete,
          })
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        // What was cut off is told as an error, and an error as a cut: both have a beginning to compare.
        response.on('error', () => undefined)
        response.on('close', end)
      })
      sent.on('timeout', () => sent.destroy(new Error(`no word in ${patience / 1000} s`)))
      sent.on('error', (error) => reject(new NoAnswer(whyNoAnswer(error))))
      sent.end()
    })
  }
  return {
    async ask(address, accepted = 'identity') {
      await turn()
      const first = await once(address, accepted).catch((error: NoAnswer) => error)
      if (!(first instanceof NoAnswer) && !passing.includes(first.status)) return first
      // A server may close a connection that was kept open at the very moment it is used again.
      const wanted = first instanceof NoAnswer ? 1 : Number(first.headers['retry-after']) || 1
      await pause(Math.min(wanted, longestPause) * 1000)
      return once(address, accepted)
    },
    count: () => asked,
    close: () => agent.destroy(),
  }
}

/** zstd is in Node from 22.15 on. */
const { zstdDecompressSync } = zlib as Partial<typeof zlib>

const decoders: Record<string, (body: Buffer) => Buffer> = {
  gzip: zlib.gunzipSync,
  br: zlib.brotliDecompressSync,
  deflate: zlib.inflateSync,
  ...(zstdDecompressSync && { zstd: (body: Buffer) => zstdDecompressSync(body) }),
}

/** What is asked for one by one. */
export const encodings = ['identity', 'gzip', 'br', ...(zstdDecompressSync ? ['zstd'] : [])] as const

const tried = (decode: () => Buffer): Buffer | undefined => {
  try {
    return decode()
  } catch {
    return undefined
  }
}

/** The encodings an answer says it has, in the order they were applied (RFC 9110, section 8.4). */
export const codingsOf = ({ headers }: Answer): string[] =>
  (headers['content-encoding'] ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
    .filter((name) => name && name !== 'identity')

/** The bytes behind an answer; undefined when they are not in the encoding it says. */
export function decoded(answer: Answer): Buffer | undefined {
  return tried(() =>
    codingsOf(answer).reduceRight((body, name) => (decoders[name] as (body: Buffer) => Buffer)(body), answer.body),
  )
}

/** What a body is that is compressed and does not say so: in any encoding that can be undone. */
export const undone = ({ body }: Answer): Buffer[] =>
  Object.values(decoders).flatMap((decode) => tried(() => decode(body)) ?? [])
