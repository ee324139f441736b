import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { type Host, program } from './server.ts'

/** Debian starts a server as soon as it is installed, unless this file says no (101: not allowed). */
const policy = '/usr/sbin/policy-rc.d'

/** On a machine that only tests (`CI=true`, root, Debian) the servers that are missing are installed, none is started. */
export function installServers(hosts: readonly Pick<Host, 'isThere' | 'packages'>[]): void {
  const packages = hosts.filter((host) => !host.isThere()).flatMap((host) => host.packages ?? [])
  const may = process.env.CI === 'true' && process.getuid?.() === 0 && program('apt-get')
  if (!may || packages.length === 0) return
  const isOurs = !existsSync(policy)
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  const options = { stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[] }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    const install = () =>
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { ...options, env })
    // The lists of packages are fetched when they are missing or too old to install from.
    if (install().status !== 0) {
      spawnSync('apt-get', ['update', '-qq'], options)
      install()
    }
  } finally {
    if (isOurs) rmSync(policy)
  }
}
