import type { IncomingMessage } from 'node:http'
import type { Notice } from './notice-page.ts'

/** The line of each proxy that hands on for which address a request is. */
const hostLines = [
  ['nginx', 'proxy_set_header Host $http_host;'],
  ['Apache', 'ProxyPreserveHost On'],
  ['Caddy', 'It hands the address on by itself: look for a line header_up Host.'],
] as const

/**
 * What is wrong with the address a request is for; undefined where it is that of the desk. A proxy that says nothing else
 * names itself, and a foreign name may have been made to lead here.
 */
export function wrongHost({ headers: { host = '' } }: IncomingMessage, publicAddress: string): Notice | undefined {
  const { host: own } = new URL(publicAddress)
  if (host === own) return undefined
  return {
    status: 421,
    title: 'The desk is at another address',
    says: [
      `This request is for “${host.slice(0, 200)}”, and the desk is at ${publicAddress}. Open that address.`,
      'If you did, the proxy in front of the desk does not say which address was opened: its configuration lacks a line.',
    ],
    details: [['What came as Host', host.slice(0, 200)], ['What is expected', own], ...hostLines],
  }
}

/**
 * Whether a request comes from a page of the desk, as browsers say by themselves: no page can write these headers.
 *
 * @see https://www.w3.org/TR/fetch-metadata/
 */
export function isFromOwnPage({ method, headers }: IncomingMessage, publicAddress: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  // Browsers name the origin with every write. With a reading they name it only to others.
  return site === 'same-origin' && (origin === publicAddress || (origin === undefined && isReading(method)))
}

/** Whether a request opens a page in a window of its own, from wherever: an address that was typed, a link in a mail. */
export function isDocument({ method, headers }: IncomingMessage): boolean {
  return isReading(method) && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
}

const isReading = (method = '') => method === 'GET' || method === 'HEAD'
