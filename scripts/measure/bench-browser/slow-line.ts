import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/** A telephone's line in front of a server: what the browser itself slows down is only what it shows, not what it fetches ahead. */
export interface SlowLine {
  url: string
  close(): void
}

const delay = 150
const bitsPerMillisecond = 1600
/** What one packet carries, in bytes. */
const packet = 1460

/**
 * Passes requests on to a server: 150 ms before each answer, 1.6 Mbit/s for all of them together.
 *
 * @param origin of the server
 */
export async function slowLine(origin: string): Promise<SlowLine> {
  /** When the line is free again. */
  let free = 0
  const server = createServer((incoming, response) => {
    const { method, headers, url = '/' } = incoming
    const forward = request(new URL(url, origin), { method, headers }, async (answer: IncomingMessage) => {
      const [body] = await Promise.all([buffer(answer), wait(delay)])
      response.writeHead(answer.statusCode as number, answer.headers)
      for (let sent = 0; sent < body.length; sent += packet) {
        const part = body.subarray(sent, sent + packet)
        free = Math.max(free, performance.now()) + (part.length * 8) / bitsPerMillisecond
        await wait(Math.max(0, free - performance.now()))
        response.write(part)
      }
      response.end()
    })
    forward.on('error', () => response.destroy())
    incoming.pipe(forward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
