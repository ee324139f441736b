import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cloneFolder } from '../../scripts/team/repository/writer-clone.ts'
import type { TeamConfig } from '../../scripts/team/team-config.ts'
import { gitAt } from './git-at.ts'
import { startGitServer } from './git-server.ts'
import { type LoginProxy, proxyHeaders, startLoginProxy } from './login-proxy.ts'
import { contentRemote, startTeamCommand, type TeamCommand } from './team-command.ts'

/** The desk of a team by its command, with the content of the project at a remote, behind a proxy with a login. */
export interface TeamCopy extends TeamCommand {
  proxy: LoginProxy
  /** Where the proxy reaches the desk, and what proves that it is the proxy. */
  socket: string
  secret: string
  /** Changes the configuration, which the desk reads within a minute. */
  configure(change: Partial<TeamConfig>): void
  /** The folder of somebody’s clone. */
  cloneOf(email: string): string
  /** The address of a file on the desk. */
  addressOf(file: string): string
  /** Git at the remote. */
  atRemote(...args: string[]): string
  stop(): Promise<void>
}

/** Starts `npm run desk:team` for these people. */
export async function startTeamCopy(given: Pick<TeamConfig, 'people' | 'roles'>): Promise<TeamCopy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'desk-team-'))
  const at = (name: string) => path.join(folder, name)
  const remote = contentRemote(folder)
  const git = await startGitServer(at('git'))
  const secret = 'ab12'.repeat(16)
  writeFileSync(at('secret'), secret)
  const proxy = await startLoginProxy(at('desk.sock'), secret, folder)
  const config = {
    publicAddress: proxy.origin,
    listen: { socket: at('desk.sock') },
    folder: at('desk'),
    remote: { url: `${git.url}/site.git` },
    committer: { name: 'The desk', email: 'desk@example.com' },
    identity: { kind: 'header', holds: 'email', secretFile: at('secret'), ...proxyHeaders },
    ask: 'Anna Berg, anna@example.com',
    ...given,
  }
  const configure = (change: Partial<TeamConfig>) =>
    writeFileSync(at('team.json'), JSON.stringify({ ...config, ...change }))
  configure({})
  let command: TeamCommand | undefined
  const stop = async () => {
    await command?.stop()
    proxy.stop()
    git.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  command = await startTeamCommand(at('team.json')).catch(async (error) => {
    await stop()
    throw error
  })
  return {
    ...command,
    proxy,
    socket: at('desk.sock'),
    secret,
    configure,
    cloneOf: (email) => cloneFolder(at('desk'), email),
    addressOf: (file) => `${proxy.origin}/_desk/?${new URLSearchParams({ file })}`,
    atRemote: (...args) => gitAt(remote, ...args),
    stop,
  }
}
