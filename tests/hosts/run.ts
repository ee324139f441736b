// `npm run hosts`: tries the built site in the programs of its hosts and compares each with one table.
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { serveSite } from '../../scripts/serve.ts'
import { missingOfTeam, oidcProvider, proveTeam, teamPrograms } from './desk/prove-team.ts'
import { disturbances } from './disturbances.ts'
import { hostsReport } from './hosts-report.ts'
import { installServers } from './install-servers.ts'
import { cloudflare, localHost } from './node-servers.ts'
import { fetchScanner, fullMarks, observatoryIsThere, observatoryScore } from './observatory.ts'
import { committedCopy, tryOverHttps } from './over-https.ts'
import { apache, caddy, nginx } from './own-servers.ts'
import { guidedHosts, systemdIsThere, tryGuide, tryUnitFile } from './receiver-guide.ts'
import type { Host, Places } from './server.ts'
import { tlsIsThere } from './tls.ts'
import { tryDisturbances } from './try-disturbances.ts'
import { type Outcome, tryHost } from './try-host.ts'

const root = path.resolve(import.meta.dirname, '../..')
const firstPort = Number(process.env.HOSTS_PORT ?? 4360)
/** Behind the hosts and the scanner; each has a second port for what stands before it. */
const firstDisturbed = firstPort + 10
const firstGuided = firstPort + 20
/** In front of the desk of a team. */
const firstProxy = firstPort + 30
const { report, note } = hostsReport()

/** A copy of the build in a folder of its own: some servers run as users who cannot read this one. */
function makePlaces(): Places {
  const work = mkdtempSync(path.join(os.tmpdir(), 'hosts-'))
  chmodSync(work, 0o755)
  cpSync(path.join(root, 'dist'), path.join(work, 'site'), { recursive: true })
  cpSync(path.join(root, 'dist-hosts'), path.join(work, 'hosts'), { recursive: true })
  return { work, site: path.join(work, 'site'), hosts: path.join(work, 'hosts') }
}

/**
 * Tries a host: the table of addresses, what it is called as it is and disturbed, and the guide of the receiver. One program
 * of each runs at a time.
 */
async function tryAll(host: Host, places: Places, position: number): Promise<void> {
  await note(host.name, 'addresses', tryHost(host, places, firstPort + position))
  if (disturbances.some((one) => one.host === host)) {
    const attempt = tryDisturbances(host, places, firstDisturbed + 2 * position)
    await note(`${host.name}, as it is and disturbed`, 'states called by their name', attempt)
  }
  if (guidedHosts.includes(host)) {
    const attempt = tryGuide(host, places, firstGuided + 2 * position)
    await note(`${host.name}, before the receiver`, 'things as its guide says', attempt)
  }
}

async function observatory(places: Places, port: number): Promise<Outcome> {
  const score = await observatoryScore(await fetchScanner(), places, port)
  return score >= fullMarks ? { passed: 1, wrong: [] } : { passed: 0, wrong: [`${score} points of ${fullMarks}`] }
}

if (!existsSync(path.join(root, 'dist-hosts'))) {
  console.error('There is no build yet: npm run build')
  process.exit(1)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
const hosts = [localHost(serveSite), nginx, caddy, apache, cloudflare]
installServers([...hosts, ...teamPrograms])
const there = hosts.filter((host) => host.isThere())
const missing = hosts.filter((host) => !host.isThere())
const places = makePlaces()
// Before the others, since nobody else gets a turn while it is built.
const project = tlsIsThere() ? committedCopy() : undefined
try {
  await Promise.all([
    ...there.map((host, position) => tryAll(host, places, position)),
    proveTeam(note, firstProxy, false),
    ...(observatoryIsThere()
      ? [note(`MDN Observatory, ${fullMarks} points`, 'scans of nginx', observatory(places, firstPort + hosts.length))]
      : []),
    ...(systemdIsThere() ? [note('systemd', 'unit files', tryUnitFile(places.work))] : []),
    ...(project
      ? [
          note(
            'nginx over https',
            'answers of the whole command',
            tryOverHttps(project, path.join(places.work, 'https'), firstPort + hosts.length + 1),
          ),
        ]
      : []),
  ])
} finally {
  rmSync(places.work, { recursive: true, force: true })
}
const before = missingOfTeam()
report.missing = [...missing, ...before].map(({ name }) => name)
const packages = [...new Set([...missing, ...before].flatMap((one) => one.packages ?? []))]
const ways = [
  ...(packages.length > 0 ? [`apt-get install ${packages.join(' ')}`] : []),
  ...(before.includes(oidcProvider) ? ['npm run team fetches oidc-provider'] : []),
  ...(missing.includes(cloudflare) ? ['npm run hosts fetches wrangler and MDN Observatory'] : []),
]
if (report.missing.length > 0) console.log(`- Left out: ${report.missing.join(', ')} (${ways.join('; ')})`)
mkdirSync(path.join(root, 'test-results'), { recursive: true })
writeFileSync(path.join(root, 'test-results/hosts.json'), JSON.stringify(report))
process.exitCode = report.failed > 0 ? 1 : 0
