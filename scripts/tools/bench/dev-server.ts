import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** The live preview of a copied project, running. */
export interface DevServer {
  url: string
  stop(): Promise<void>
}

/** Starts the live preview; resolves once it says where it listens. */
export async function startDevServer(root: string): Promise<DevServer> {
  const child = spawn(process.execPath, [path.join(root, 'scripts/dev.mjs')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  const stop = async () => {
    child.kill()
    await ended
  }
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output = stripVTControlCharacters(output + chunk).slice(-4000)
      const found = /http:\/\/localhost:\d+/.exec(output)
      if (found) resolve(found[0])
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('error', reject)
    child.on('close', () => reject(new Error(`The live preview ended:\n${output}`)))
  })
  return { url, stop }
}
