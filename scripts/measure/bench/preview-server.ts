import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { stripVTControlCharacters } from 'node:util'

/** The live preview of a copied project, or its desk, running. */
export interface PreviewServer {
  /** That of the desk with the token of this start. */
  url: string
  /** What its process and its children take of the memory of this machine, in megabytes; undefined where nothing tells. */
  megabytes(): number | undefined
  stop(): Promise<void>
}

/** As `npm run dev` and `npm run desk` start them, and what they say of where they are. */
const kinds = {
  dev: { words: ['scripts/dev.mjs'], said: /(http:\/\/localhost:\d+)/ },
  desk: { words: ['--max-semi-space-size=4', 'scripts/desk.mjs'], said: /The desk: (\S+)\s/ },
}

/** Starts a server without opening a window; resolves once it says where it is. */
export async function startPreviewServer(root: string, kind: keyof typeof kinds): Promise<PreviewServer> {
  const { words, said } = kinds[kind]
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { ...process.env, CI: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output = stripVTControlCharacters(output + chunk).slice(-4000)
      const found = said.exec(output)?.[1]
      if (found) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('error', reject)
    child.on('close', () => reject(new Error(`The server ended:\n${output}`)))
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

/** What a process and all its children hold, in megabytes; undefined where nothing tells. */
export function residentMegabytes(pid: number): number | undefined {
  try {
    const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n')
    const all = listed.map(
      (line) => line.trim().split(/\s+/).map(Number) as [pid: number, parent: number, kilobytes: number],
    )
    const held = (root: number): number =>
      all.reduce((sum, [one, parent, kilobytes]) => {
        if (one === root) return sum + kilobytes
        return parent === root ? sum + held(one) : sum
      }, 0)
    return held(pid) / 1024
  } catch {
    return undefined
  }
}
