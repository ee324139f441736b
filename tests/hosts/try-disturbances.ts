import { appendFileSync, cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { openAsking } from '../../scripts/verify/ask.ts'
import type { Difference } from '../../scripts/verify/kinds.ts'
import { type LocalBuild, readBuild } from '../../scripts/verify/site-build.ts'
import { compareSite } from '../../scripts/verify/verify-site.ts'
import { type Disturbance, disturbances } from './disturbances.ts'
import type { Host, Places } from './server.ts'
import { smallSite } from './small-site.ts'
import type { Outcome } from './try-host.ts'

/** Compares what runs at an address with a build. */
async function differencesAt(origin: string, build: LocalBuild, host: Host): Promise<Difference[]> {
  const asking = openAsking(origin, Number.POSITIVE_INFINITY)
  const known = { bytesOf: build.bytesOf, other: new Set<string>() }
  const { differences } = await compareSite({ origin, asking, ...build, known, host: host.host })
  asking.close()
  return differences.filter(({ address }) => !host.cannot?.[address])
}

const lines = (differences: Difference[]) =>
  differences.map((one) => `${one.kind} ${one.address} ${one.header ?? ''} ${one.got ?? ''}`).slice(0, 8)

/** A server before another one, which it hands everything on to. What begins with `proxy_cache_path` stands outside. */
function frontServer(settings: string, port: number): string {
  const [path = ''] = /proxy_cache_path [^;]*;/.exec(settings) ?? []
  return `${path}
server {
  listen 127.0.0.1:${port + 1};
  location / { proxy_pass http://127.0.0.1:${port}; proxy_http_version 1.1; ${settings.replace(path, '')} }
}
`
}

/** Starts a disturbed host and says what is not as it should be: other kinds of difference, or other addresses. */
async function tryOne(one: Disturbance | undefined, host: Host, places: Places, port: number): Promise<string[]> {
  const build = readBuild(places.site) as LocalBuild
  const bytes = new Map(Object.keys(build.manifest.files).map((file) => [file, build.bytesOf(file)]))
  one?.prepare?.(places)
  const front = one?.front?.(places.work)
  if (front) appendFileSync(path.join(places.hosts, 'nginx/maps.conf'), frontServer(front, port))
  const { origin: behind, stop } = await host.start(places, port)
  try {
    const origin = front ? `http://127.0.0.1:${port + 1}` : behind
    await one?.begun?.(origin, places)
    const found = await differencesAt(origin, { ...build, bytesOf: (file) => bytes.get(file) }, host)
    const wrong = found.filter(({ kind, address }) => kind !== one?.kind || one.addresses?.includes(address) === false)
    const untold = (one?.addresses ?? []).filter((address) => !found.some((other) => other.address === address))
    const nothing = one && found.length === 0 ? ['nothing was found'] : []
    return [...nothing, ...untold.map((address) => `not told: ${address}`), ...lines(wrong)]
  } finally {
    await stop()
  }
}

/** Verifies a host as it is, which is the same, and disturbed in each way, which is called by its name. */
export async function tryDisturbances(host: Host, places: Places, port: number): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, wrong: [] }
  const own = disturbances.filter((one) => one.host === host)
  for (const [position, one] of [undefined, ...own].entries()) {
    const work = path.join(places.work, `disturbed-${port}-${position}`)
    const its: Places = { work, site: path.join(work, 'site'), hosts: path.join(work, 'hosts') }
    mkdirSync(work)
    cpSync(places.hosts, its.hosts, { recursive: true })
    smallSite(places, its.site)
    const wrong = await tryOne(one, host, its, port)
    if (wrong.length === 0) outcome.passed += 1
    else
      outcome.wrong.push(`${one?.name ?? 'undisturbed'} (${one?.kind ?? 'the same'})\n      ${wrong.join('\n      ')}`)
  }
  return outcome
}
