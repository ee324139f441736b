import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { gitAt } from './git-at.ts'

/** `npm run desk:team`, running. */
export interface TeamCommand {
  pid(): number
  /** What it has said since the first start. */
  said(): string
  /** Ends it at once, as a machine that loses its power. */
  crash(): void
  startAgain(): Promise<void>
  /** Ends it as a system does that is shut down, and waits until nothing of it is left. */
  stop(): Promise<void>
}

const root = path.resolve(import.meta.dirname, '../..')

/** Makes `git/site.git` below a folder, a bare repository with the content of a site. Returns where it is. */
export function contentRemote(folder: string, site = root): string {
  const [work, remote] = [path.join(folder, 'work'), path.join(folder, 'git/site.git')]
  for (const name of ['content', 'public'].filter((one) => existsSync(path.join(site, one))))
    cpSync(path.join(site, name), path.join(work, name), { recursive: true })
  gitAt(work, 'init', '-q', '-b', 'main')
  gitAt(work, 'add', '-A')
  gitAt(work, 'commit', '-q', '-m', 'The content as it was')
  mkdirSync(path.dirname(remote), { recursive: true })
  gitAt(folder, 'clone', '-q', '--bare', work, remote)
  gitAt(remote, 'config', 'http.receivepack', 'true')
  return remote
}

/**
 * Starts the desk of a team, and waits until it listens.
 *
 * @param config the file with the configuration
 */
export async function startTeamCommand(config: string, env: Record<string, string> = {}): Promise<TeamCommand> {
  let said = ''
  let child: ChildProcess | undefined
  async function startAgain(): Promise<void> {
    const running = spawn(process.execPath, ['scripts/desk-team.mjs', '--config', config], {
      cwd: root,
      env: { ...process.env, CI: '1', NODE_ENV: 'production', VITEST: '', NO_COLOR: '1', ...env },
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
  await startAgain()
  return {
    pid: () => child?.pid as number,
    said: () => said,
    crash: () => void child?.kill('SIGKILL'),
    startAgain,
    async stop() {
      if (child?.kill()) await once(child, 'exit')
    },
  }
}
