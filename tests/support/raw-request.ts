import { type IncomingHttpHeaders, request } from 'node:http'

/** What came over the wire, exactly as it came. */
export interface RawResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Asks a server without undoing its compression or following its redirects. */
export function rawRequest(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}
