import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { stripVTControlCharacters } from 'node:util'
import { residentMegabytes } from './process-use.ts'

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
