import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { HostName } from '../../scripts/hosts/rules.ts'
import { secureRequest } from './desk/secure-request.ts'
import { ask } from './request.ts'

/** Folders of a run. */
export interface Places {
  /** A copy of the published folder; a host may add its own files. */
  site: string
  /** The files for the hosts. */
  hosts: string
  /** For configurations, certificates and logs. */
  work: string
}

/** A running server. */
export interface Running {
  origin: string
  stop(): Promise<void>
}

/** A host whose own program can be run here. */
export interface Host {
  name: string
  /** Debian's packages for it. */
  packages?: string[]
  /** It speaks plain http on this machine, so what only holds with a certificate is left out. */
  local?: boolean
  /** It sends the compressed copies that lie beside the files; others compress by themselves, at their edge. */
  copies?: boolean
  /** The name under which \`shortcomings.ts\` says what it cannot do, where that is anything. */
  host?: HostName
  /** Addresses the program on this machine is not asked about besides, with the reason. */
  cannot?: Record<string, string>
  isThere(): boolean
  start(places: Places, port: number): Promise<Running>
}

const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']

/** The path of a program, if it is installed. Debian keeps servers out of the PATH of users. */
export const program = (name: string) =>
  folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))

const ended = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

async function stop(child: ChildProcess): Promise<void> {
  if (ended(child) || !child.pid) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  // Its whole group, because some start others; the group is ours alone.
  process.kill(-child.pid, 'SIGTERM')
  await gone
}

/** Starts a program and waits until it answers at the address. What it prints goes to a file, shown when it fails. */
export async function startProgram(
  command: string,
  args: string[],
  { origin, places, env = {} }: { origin: string; places: Places; env?: Record<string, string> },
): Promise<Running> {
  if (await ask(origin, '/').catch(() => null))
    throw new Error(`Another program answers at ${origin}: end it, or set HOSTS_PORT to a port that is free.`)
  const log = path.join(places.work, `${path.basename(command)}.log`)
  const output = openSync(log, 'w')
  const child = spawn(command, args, {
    cwd: places.work,
    detached: true,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  })
  // Also when the run is interrupted: the group is not that of the terminal.
  const end = () => {
    if (!ended(child) && child.pid) process.kill(-child.pid, 'SIGTERM')
  }
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  // Caddy answers over http while the certificate of its address is still being made, and breaks off whatever comes over TLS.
  const answer = () => (origin.startsWith('https:') ? secureRequest(origin, {}) : ask(origin, '/'))
  const failed = new Promise<never>((_, reject) => child.once('error', reject))
  const answers = async () => {
    for (let tries = 0; tries < 300; tries += 1) {
      if (ended(child)) break
      if (await answer().catch(() => null)) return
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    await stop(child)
    throw new Error(`${command} did not start:\n${readFileSync(log, 'utf8')}`)
  }
  await Promise.race([answers(), failed])
  return { origin, stop: () => stop(child) }
}
