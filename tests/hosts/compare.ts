import { readFileSync } from 'node:fs'
import path from 'node:path'
import { askEveryTime } from '../../scripts/hosts/headers.ts'
import type { Row } from './address-table.ts'
import { type Answer, ask, follow, unpacked } from './request.ts'
import type { Host } from './server.ts'

const caching = { ask: askEveryTime, keep: 'public, max-age=31536000, immutable' }

/** Headers every answer carries, as the host was told to send them. The local server speaks http and says so. */
function expectedHeaders(told: Record<string, string>, host: Host): [string, string | undefined][] {
  const local = (name: string, value: string) =>
    name === 'strict-transport-security' ? undefined : value.replace('; upgrade-insecure-requests', '')
  return Object.entries(told)
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => name !== 'cache-control' && name !== 'cross-origin-resource-policy')
    .map(([name, value]) => [name, host.local ? local(name, value) : value])
}

/** Everything about an answer that differs from its row. */
function differences(row: Row, answer: Answer, told: Record<string, string>, host: Host, folder: string): string[] {
  const found: string[] = []
  const expect = (what: string, ok: boolean, got: unknown) => {
    if (!ok) found.push(`${what}: ${got}`)
  }
  const { headers, status, redirects } = answer
  expect('status', status === row.status, status)
  expect('temporary redirect', !redirects.some((code) => code !== 301 && code !== 308), redirects)
  // A page that is not there may be reported under any spelling of its address.
  expect('leads to', row.status === 404 || answer.address === (row.end ?? row.address), answer.address)
  expect('type', row.type.test(headers['content-type'] ?? ''), headers['content-type'])
  const kept = headers['cache-control'] ?? ''
  expect('caching', kept === caching[row.cache] || (row.status === 404 && kept === 'no-store'), kept)
  expect('embedding', headers['cross-origin-resource-policy'] === row.embed, headers['cross-origin-resource-policy'])
  expect('CORS', !headers['access-control-allow-origin'], headers['access-control-allow-origin'])
  for (const [name, value] of expectedHeaders(told, host)) expect(name, headers[name] === value, headers[name])
  expect('content', unpacked(answer).equals(readFileSync(path.join(folder, row.file))), `not that of ${row.file}`)
  return found
}

/** How an address travels: from the copies that lie beside the file, or as it is. */
async function travels(row: Row, answer: Answer, origin: string, folder: string): Promise<string[]> {
  const found: string[] = []
  for (const [encoding, ending, accepted] of [
    ['br', '.br', 'gzip, deflate, br'],
    ['gzip', '.gz', 'gzip'],
    ['gzip', '.gz', 'br;q=0, gzip;q=1'],
    [undefined, '', 'br;q=0, gzip;q=0'],
    [undefined, '', ''],
  ] as const) {
    const { headers, body } = await ask(origin, answer.address, { 'accept-encoding': accepted })
    const expected = row.compressed ? encoding : undefined
    if (headers['content-encoding'] !== expected) found.push(`${accepted}: ${headers['content-encoding']}`)
    else if (row.compressed && !body.equals(readFileSync(path.join(folder, row.file + ending))))
      found.push(`${accepted}: not the copy ${row.file}${ending}`)
    if (row.compressed && headers.vary?.toLowerCase() !== 'accept-encoding') found.push(`Vary: ${headers.vary}`)
  }
  return found
}

/** A page that is asked about again is not sent again. */
async function askedAgain(answer: Answer, origin: string): Promise<string[]> {
  const { etag } = answer.headers
  if (!etag) return ['no ETag']
  const { status } = await ask(origin, answer.address, { 'if-none-match': etag })
  return status === 304 ? [] : [`asked again: ${status}`]
}

/** What one address of a host does other than its row says; empty when nothing. */
export async function compare(
  row: Row,
  origin: string,
  told: Record<string, string>,
  host: Host,
  folder: string,
): Promise<string[]> {
  try {
    const answer = await follow(origin, row.address)
    const found = differences(row, answer, told, host, folder)
    if (row.status === 200) found.push(...(await askedAgain(answer, origin)))
    return host.copies ? [...found, ...(await travels(row, answer, origin, folder))] : found
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
