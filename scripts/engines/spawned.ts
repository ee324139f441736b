import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'

/** A port of the loopback nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Asks again every 50 ms until there is an answer. */
export async function eventually<Result>(
  what: string,
  ask: () => Promise<Result | undefined> | Result | undefined,
  seconds = 10,
): Promise<Result> {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    const answer = await ask()
    if (answer) return answer
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${what}: not within ${seconds} seconds`)
}

/** Starts a program in a process group of its own, so that what it starts ends with it. */
export function start(command: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(command, args, { detached: true, stdio: 'ignore', env: { ...process.env, ...env } })
}

/** Ends a program and everything it started. */
export async function end(child: ChildProcess): Promise<void> {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  process.kill(-child.pid, 'SIGTERM')
  await ended
}
