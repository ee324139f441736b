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
  seconds = 30,
): Promise<Result> {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    const answer = await ask()
    if (answer) return answer
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${what}: not within ${seconds} seconds`)
}

const running = new Set<ChildProcess>()

/**
 * Starts a program in a process group of its own, so that what it starts ends with it.
 *
 * @param talk `pipe` for one that is asked and answers; the others are not heard
 */
export function start(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  talk: 'ignore' | 'pipe' = 'ignore',
): ChildProcess {
  const stdio = [talk, talk, 'ignore'] as const
  const child = spawn(command, args, { detached: true, stdio: [...stdio], env: { ...process.env, ...env } })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

const endGroup = ({ pid }: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') => pid && process.kill(-pid, signal)

/** Ends a program and everything it started; with `SIGKILL` one that waits for others before it ends. */
export async function end(child: ChildProcess, signal?: NodeJS.Signals): Promise<void> {
  if (!running.has(child)) return
  const ended = once(child, 'exit')
  endGroup(child, signal)
  await ended
}

// Whoever ends this command in the middle ends the browsers with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.once('exit', () => {
  for (const child of running) endGroup(child)
})
