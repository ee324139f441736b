// `npm run hosts`: tries the built site in the programs of its hosts and compares each with one table.
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { addressTable } from './hosts/try/address-table.ts'
import { compare } from './hosts/try/compare.ts'
import { cloudflare, local } from './hosts/try/fetched-servers.ts'
import { apache, caddy, nginx, toldHeaders } from './hosts/try/own-servers.ts'
import type { Host, Places } from './hosts/try/server.ts'

const root = path.resolve(import.meta.dirname, '..')
const results = path.join(root, 'test-results')
const firstPort = Number(process.env.HOSTS_PORT ?? 4360)
const report = { passed: 0, failed: 0, missing: [] as string[] }

/** A copy of the build in a folder of its own: some servers run as users who cannot read this one. */
function makePlaces(): Places {
  const work = mkdtempSync(path.join(os.tmpdir(), 'hosts-'))
  chmodSync(work, 0o755)
  cpSync(path.join(root, 'dist'), path.join(work, 'site'), { recursive: true })
  cpSync(path.join(root, 'dist-hosts'), path.join(work, 'hosts'), { recursive: true })
  return { work, site: path.join(work, 'site'), hosts: path.join(work, 'hosts') }
}

async function tryHost(host: Host, places: Places, port: number): Promise<void> {
  if (!host.isThere()) {
    report.missing.push(host.name)
    console.log(`- ${host.name}: left out (${host.get})`)
    return
  }
  const began = performance.now()
  const { origin, stop } = await host.start(places, port)
  try {
    const rows = addressTable(places.site).filter(({ address }) => !host.cannot?.[address])
    const told = toldHeaders(places.hosts)
    const found = await Promise.all(
      rows.map(async (row) => ({ row, different: await compare(row, origin, told, host, places.site) })),
    )
    const wrong = found.filter(({ different }) => different.length > 0)
    report.passed += rows.length - wrong.length
    report.failed += wrong.length
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(
      `${wrong.length ? '✗' : '✓'} ${host.name}: ${rows.length - wrong.length} of ${rows.length} addresses, ${seconds} s`,
    )
    for (const { row, different } of wrong) console.log(`    ${row.address}\n      ${different.join('\n      ')}`)
  } finally {
    await stop()
  }
}

if (!existsSync(path.join(root, 'dist-hosts'))) {
  console.error('There is no build yet: npm run build')
  process.exit(1)
}
const places = makePlaces()
try {
  for (const [position, host] of [local, nginx, caddy, apache, cloudflare].entries())
    await tryHost(host, places, firstPort + position).catch((error: Error) => {
      report.failed += 1
      console.log(`✗ ${host.name}: ${error.message}`)
    })
} finally {
  rmSync(places.work, { recursive: true, force: true })
}
mkdirSync(results, { recursive: true })
writeFileSync(path.join(results, 'hosts.json'), JSON.stringify(report))
process.exitCode = report.failed > 0 ? 1 : 0
