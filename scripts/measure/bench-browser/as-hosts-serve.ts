import { request } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { fetchTool } from '../../tools/fetch-tool.mjs'

/** Headers that speak of a connection, which HTTP/2 forbids (RFC 9113, 8.2.2). */
const ofConnections = ['connection', 'keep-alive', 'transfer-encoding']

/**
 * Puts a site that is served here behind HTTP/2 and a certificate of its own, as every host serves it: what a page is
 * counted to need depends on it, because one connection brings all of its files. It ends with the process.
 *
 * @param origin `http://localhost:4173`, say
 * @returns the address it is at then
 */
export async function asHostsServe(origin: string): Promise<string> {
  const file = path.join(await fetchTool('lighthouse'), 'selfsigned/index.js')
  const { generate } = await import(pathToFileURL(file).href)
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  const server = createSecureServer({ key, cert }, ({ method, url, headers }, response) => {
    const asked = Object.entries(headers).filter(([name]) => !name.startsWith(':'))
    request(origin + url, { method, headers: Object.fromEntries(asked) }, (answer) => {
      const sent = Object.entries(answer.headers).filter(([name]) => !ofConnections.includes(name))
      response.writeHead(answer.statusCode as number, Object.fromEntries(sent))
      answer.pipe(response.stream)
    }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  server.unref()
  return `https://localhost:${(server.address() as AddressInfo).port}`
}
