import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { TeamConfig } from '../../../scripts/team/team-config.ts'
import { program } from '../server.ts'

/** A git host that is reached over ssh, by a key that may run git there and nothing else. */
export interface SshServer {
  /** How a repository of this machine is reached. */
  remoteOf(bare: string): TeamConfig['remote']
  stop(): Promise<void>
}

/** What it needs. */
export const sshPrograms = {
  name: 'sshd behind a desk',
  packages: ['openssh-server', 'openssh-client', 'git'],
  isThere: () => ['sshd', 'ssh', 'ssh-keygen', 'git-shell'].every((name) => program(name)),
}

const connects = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const line = createConnection(port, '127.0.0.1')
    line.once('connect', () => {
      line.destroy()
      resolve(true)
    })
    line.once('error', () => resolve(false))
  })

/** Starts sshd beside the one of the system, with a configuration, a host key and a list of keys of its own. */
export async function startSshServer(port: number, work: string): Promise<SshServer> {
  const at = (name: string) => path.join(work, name)
  const { uid, username } = os.userInfo()
  for (const name of ['host_key', 'desk_key'])
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', '', '-f', at(name)])
  const restricted = `restrict,command="git-shell -c \\"$SSH_ORIGINAL_COMMAND\\""`
  writeFileSync(at('authorized_keys'), `${restricted} ${readFileSync(at('desk_key.pub'), 'utf8')}`)
  writeFileSync(at('known_hosts'), `[127.0.0.1]:${port} ${readFileSync(at('host_key.pub'), 'utf8')}`)
  writeFileSync(
    at('sshd_config'),
    `ListenAddress 127.0.0.1:${port}
HostKey ${at('host_key')}
AuthorizedKeysFile ${at('authorized_keys')}
PasswordAuthentication no
KbdInteractiveAuthentication no
PermitRootLogin forced-commands-only
UsePAM no
# The folder of a test is below one that everybody may write to.
StrictModes no
PidFile none
`,
  )
  // Started by root it wants this folder, which the service of the system makes.
  if (uid === 0) mkdirSync('/run/sshd', { recursive: true, mode: 0o755 })
  const child = spawn(program('sshd') as string, ['-D', '-e', '-f', at('sshd_config')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const ended = once(child, 'exit')
  const end = () => void child.kill()
  process.once('exit', end)
  while (!(await connects(port))) {
    if (child.exitCode !== null) throw new Error(`sshd did not start: ${said}`)
    await wait(50)
  }
  return {
    remoteOf: (bare) => ({
      url: `ssh://${username}@127.0.0.1:${port}${bare}`,
      branch: 'main',
      sshKey: at('desk_key'),
      knownHosts: at('known_hosts'),
    }),
    async stop() {
      process.off('exit', end)
      child.kill()
      await ended
    },
  }
}
