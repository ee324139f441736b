import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { gunzipSync } from 'node:zlib'

/** How a request is sent. */
export interface Sent {
  method?: string
  headers?: Record<string, string | string[]>
  body?: Buffer
}

/** What came back, its compression undone. */
export interface Received {
  status: number
  headers: IncomingMessage['headers']
  text: string
}

/** Asks a server whose certificate nobody vouches for. Resolves as soon as the headers are there. */
export function beginRequest(address: string, { method = 'GET', headers = {}, body }: Sent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sending = request(address, { method, headers, agent: false, rejectUnauthorized: false }, resolve)
    sending.on('error', reject)
    sending.end(body)
  })
}

/** Asks, and waits for all of the answer. */
export async function secureRequest(address: string, sent: Sent): Promise<Received> {
  const response = await beginRequest(address, sent)
  const chunks: Buffer[] = []
  for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  const isPacked = response.headers['content-encoding'] === 'gzip'
  const text = (isPacked ? gunzipSync(bytes) : bytes).toString('utf8')
  return { status: response.statusCode ?? 0, headers: response.headers, text }
}
