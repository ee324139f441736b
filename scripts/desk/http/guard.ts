import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { cacheKey } from '../../cache/cache-key.ts'
import { Refusal } from './refusal.ts'

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/

/**
 * Whether a request comes from this machine, from a loopback address, and is for a name of it: a foreign name that was made
 * to lead here is DNS rebinding.
 */
export function isOwnHost({ socket, headers: { host = '' } }: IncomingMessage): boolean {
  const names = ['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${socket.localPort}`)
  return loopback.test(socket.remoteAddress ?? '') && names.includes(host)
}

/**
 * Lets requests of this machine's own pages through: for a name of this machine, and from no page of another origin.
 *
 * @throws Refusal
 */
export function guardOrigin(request: IncomingMessage): void {
  const { host = '', origin, 'sec-fetch-site': site } = request.headers
  // Browsers name the origin with every write. With a reading they name it only to others.
  const isFromOwnPage = origin === `http://${host}` || (origin === undefined && request.method === 'GET')
  const isFromElsewhere = site !== undefined && site !== 'same-origin' && site !== 'none'
  if (!isOwnHost(request) || !isFromOwnPage || isFromElsewhere)
    throw new Refusal(403, 'The desk answers only its own pages.')
}

/**
 * Compares the token of a request with that of this start, in a time that says nothing of either.
 *
 * @throws Refusal
 */
export function guardToken(given: unknown, token: string): void {
  const [one, other] = [String(given ?? ''), token].map((text) => Buffer.from(cacheKey(text)))
  if (timingSafeEqual(one as Buffer, other as Buffer)) return
  throw new Refusal(401, 'The desk was started anew since this window was opened. Open it again: nothing is lost.')
}
