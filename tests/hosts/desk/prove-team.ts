import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isFetched } from '../../../scripts/tools/fetch-tool.mjs'
import type { Note } from '../hosts-report.ts'
import { apacheOpenid, deskProxies } from './desk-proxies.ts'
import { type SshServer, sshPrograms, startSshServer } from './ssh-server.ts'
import { tryCrash } from './try-crash.ts'
import { tryOpenid } from './try-openid.ts'
import { tryProtected } from './try-protected.ts'
import { tryProxy } from './try-proxy.ts'

/** The login of a firm, which is no program of the system: the command fetches it, and a machine that only tests. */
export const oidcProvider = {
  name: 'oidc-provider before a desk',
  packages: [],
  isThere: () => process.argv.includes('--fetch') || isFetched('oidc-provider'),
}

/** What stands around the desk of a team, by the names under which it is missed. */
export const teamPrograms = [
  ...deskProxies.map((proxy) => ({ ...proxy, name: `${proxy.name} before a desk` })),
  apacheOpenid,
  oidcProvider,
  sshPrograms,
]

/** What is not there of it. */
export const missingOfTeam = () => teamPrograms.filter((one) => !one.isThere())

/**
 * Tries the desk of a team with the programs that are there, one after the other: git goes by the settings of one desk at a
 * time, and the other is a process of its own.
 *
 * @param firstPort of eight
 * @param isWhole each proxy with each way to the repository, tokens and keys that grow old, a main branch that takes no push, and
 *   a desk that is ended more than once: some minutes instead of one
 */
export async function proveTeam(note: Note, firstPort: number, isWhole: boolean): Promise<void> {
  const work = mkdtempSync(path.join(os.tmpdir(), 'desk-ssh-'))
  const ssh = sshPrograms.isThere() ? await startSshServer(firstPort + 3, work) : undefined
  const openid = apacheOpenid.isThere() && oidcProvider.isThere()
  try {
    const crashes = isWhole ? 6 : 1
    await note('The desk of a team, ended at once while ten write', 'times nothing is lost', tryCrash(crashes))
    if (isWhole) await note('A git host that takes no push to its main branch', 'things as it says', tryProtected())
    await Promise.all([
      tryProxies(note, firstPort, isWhole, ssh),
      ...(openid
        ? [note('Apache with mod_auth_openidc', 'things as it says who it is', tryOpenid(firstPort + 4, isWhole))]
        : []),
    ])
  } finally {
    await ssh?.stop()
    rmSync(work, { recursive: true, force: true })
  }
}

async function tryProxies(note: Note, firstPort: number, isWhole: boolean, ssh: SshServer | undefined): Promise<void> {
  for (const [position, proxy] of deskProxies.entries()) {
    if (!proxy.isThere()) continue
    const port = firstPort + position
    const overSsh = ssh && (isWhole || proxy.name === 'Caddy')
    const what = 'requests to the desk of a team'
    if (overSsh) await note(`${proxy.name}, the repository over ssh`, what, tryProxy(proxy, port, ssh.remoteOf))
    if (isWhole || !overSsh) await note(`${proxy.name}, the repository over http`, what, tryProxy(proxy, port))
  }
}
