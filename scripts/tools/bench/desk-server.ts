import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** The desk of a copied project, running. */
export interface DeskServer {
  /** With the token of this start. */
  url: string
  /** What its process takes of the memory of this machine, in megabytes; undefined where nothing tells. */
  megabytes(): number | undefined
  stop(): Promise<void>
}

/** Starts the desk as `npm run desk` does, without opening a window; resolves once it says where it is. */
export async function startDeskServer(root: string): Promise<DeskServer> {
  const child = spawn(process.execPath, ['--max-semi-space-size=4', path.join(root, 'scripts/desk.mjs')], {
    cwd: root,
    env: { ...process.env, CI: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output = stripVTControlCharacters(output + chunk).slice(-4000)
      const found = /The desk: (\S+)\s/.exec(output)?.[1]
      if (found) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('close', () => reject(new Error(`The desk ended:\n${output}`)))
  })
  return {
    url,
    megabytes: () => residentMegabytes(child.pid as number),
    async stop() {
      child.kill()
      await ended
    },
  }
}

function residentMegabytes(pid: number): number | undefined {
  try {
    const kilobytes =
      process.platform === 'linux'
        ? /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
        : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
  } catch {
    return undefined
  }
}
