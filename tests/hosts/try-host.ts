import { readFileSync } from 'node:fs'
import path from 'node:path'
import { shortcomingsOf } from '../../scripts/hosts/shortcomings.ts'
import { addressTable, type Row } from './address-table.ts'
import { compare } from './compare.ts'
import type { Host, Places } from './server.ts'

/** Addresses of a host that answer as the table says, and what the others do instead. */
export interface Outcome {
  passed: number
  wrong: string[]
}

/** The headers every answer carries, read from a file that a host reads. */
function toldHeaders(hosts: string): Record<string, string> {
  const { headers } = JSON.parse(readFileSync(path.join(hosts, 'vercel/vercel.json'), 'utf8'))
  return Object.fromEntries(headers[0].headers.map(({ key, value }: { key: string; value: string }) => [key, value]))
}

/** Starts a host's program, asks it for every address of the table, ends it. */
export async function tryHost(host: Host, places: Places, port: number): Promise<Outcome> {
  const { origin, stop } = await host.start(places, port)
  try {
    const excused = [...shortcomingsOf(host.host).flatMap(({ cannot }) => cannot), ...Object.keys(host.cannot ?? {})]
    const rows = addressTable(places.site).filter(({ address }) => !excused.includes(address))
    const told = toldHeaders(places.hosts)
    // One after the other: Cloudflare's server answers 500 when a busy machine lets it wait for itself.
    const found: { row: Row; different: string[] }[] = []
    for (const row of rows) found.push({ row, different: await compare(row, origin, told, host, places.site) })
    const wrong = found.filter(({ different }) => different.length > 0)
    return {
      passed: rows.length - wrong.length,
      wrong: wrong.map(({ row, different }) => `${row.address}\n      ${different.join('\n      ')}`),
    }
  } finally {
    await stop()
  }
}
