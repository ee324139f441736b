import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cloneFolder } from '../../scripts/team/repository/writer-clone.ts'
import type { TeamConfig } from '../../scripts/team/team-config.ts'
import { gitAt } from './git-at.ts'
import { startGitServer } from './git-server.ts'
import { type LoginProxy, proxyHeaders, startLoginProxy } from './login-proxy.ts'

/** The desk of a team by its command, with the content of the project at a remote, behind a proxy with a login. */
export interface TeamCopy {
  proxy: LoginProxy
  /** Where the proxy reaches the desk, and what proves that it is the proxy. */
  socket: string
  secret: string
  /** The folder of somebody’s clone. */
  cloneOf(email: string): string
  /** The process of the desk. */
  pid(): number
  /** The address of a file on the desk. */
  addressOf(file: string): string
  /** Git at the remote. */
  atRemote(...args: string[]): string
  /** Ends the desk at once, as a machine that loses its power. */
  crash(): void
  startAgain(): Promise<void>
  /** What the desk said last. */
  said(): string
  stop(): void
}

const root = path.resolve(import.meta.dirname, '../..')

/** Starts `npm run desk:team` for these people. */
export async function startTeamCopy(given: Pick<TeamConfig, 'people' | 'roles'>): Promise<TeamCopy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'desk-team-'))
  const at = (name: string) => path.join(folder, name)
  const [work, remote] = [at('work'), at('git/site.git')]
  for (const name of ['content', 'public']) cpSync(path.join(root, name), path.join(work, name), { recursive: true })
  gitAt(work, 'init', '-q', '-b', 'main')
  gitAt(work, 'add', 'content', 'public')
  gitAt(work, 'commit', '-q', '-m', 'The content as it was')
  mkdirSync(at('git'))
  gitAt(folder, 'clone', '-q', '--bare', work, remote)
  gitAt(remote, 'config', 'http.receivepack', 'true')
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
  writeFileSync(at('team.json'), JSON.stringify(config))
  let said = ''
  let child: ChildProcess | undefined
  async function startAgain(): Promise<void> {
    const running = spawn(process.execPath, ['scripts/desk-team.mjs', '--config', at('team.json')], {
      cwd: root,
      env: { ...process.env, CI: '1', NODE_ENV: 'production', VITEST: '', NO_COLOR: '1' },
    })
    child = running
    const before = said.length
    await new Promise<void>((resolve, reject) => {
      const listen = (chunk: Buffer) => {
        said += chunk
        if (said.includes('The desk of the team listens at', before)) resolve()
      }
      running.stdout.on('data', listen)
      running.stderr.on('data', listen)
      running.once('exit', () => reject(new Error(`The desk ended: ${said}`)))
    })
  }
  const crash = () => void child?.kill('SIGKILL')
  const stop = () => {
    crash()
    proxy.stop()
    git.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  await startAgain().catch((error) => {
    stop()
    throw error
  })
  return {
    proxy,
    socket: at('desk.sock'),
    secret,
    cloneOf: (email) => cloneFolder(at('desk'), email),
    pid: () => child?.pid as number,
    addressOf: (file) => `${proxy.origin}/_desk/?${new URLSearchParams({ file })}`,
    atRemote: (...args) => gitAt(remote, ...args),
    crash,
    startAgain,
    said: () => said.slice(-5000),
    stop,
  }
}
