import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectCopy } from './project-copy.ts'

/** Starts the live preview with a cache and a port of its own, and prints its address. */
const starter = `
import { createServer } from 'vite'
const server = await createServer({ root: process.cwd(), cacheDir: '.cache/vite', logLevel: 'silent', server: { port: 0, fs: { strict: false } } })
await server.listen()
console.log('ready ' + server.resolvedUrls.local[0])
`

/** The live preview of a copy of the project, whose content a test may edit. */
export interface DevSite {
  url: string
  read(file: string): string
  write(file: string, text: string | Buffer): void
  stop(): void
}

function ready(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk
      const url = /ready (\S+)\//.exec(said)?.[1]
      if (url) resolve(url)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', () => reject(new Error(`The live preview ended: ${said}`)))
  })
}

/** Copies the project to a temporary folder and starts its live preview. */
export async function startDevSite(): Promise<DevSite> {
  const folder = projectCopy('live-preview-')
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', starter], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', VITEST: '' },
  })
  const stop = () => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  const url = await ready(child).catch((error) => {
    stop()
    throw error
  })
  return {
    url,
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    write: (file, text) => writeFileSync(path.join(folder, file), text),
    stop,
  }
}
