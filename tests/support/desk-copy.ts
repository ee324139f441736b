import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { projectCopy } from './project-copy.ts'

/** The desk of a copy of the project, with a history of one commit. */
export interface DeskCopy {
  /** With the token. */
  url: string
  /** The address of a file on the desk. */
  addressOf(file: string): string
  read(file: string): string
  write(file: string, text: string | Buffer): void
  remove(file: string): void
  rename(from: string, to: string): void
  /** The names in a folder. */
  list(folder: string): string[]
  /**
   * Lets the server write no file larger than so many bytes, as a disk that is nearly full; without a number it may again.
   * Linux alone can.
   */
  limitFiles(bytes?: number): void
  git(...words: string[]): string
  /** What the server said last. */
  said(): string
  /** Ends the server and leaves the files, as a crash would. */
  crash(): void
  /** Starts the server again at the same address. */
  startAgain(): Promise<void>
  /** Starts it while it runs, as somebody does who has forgotten that. Returns what is said until that start ends. */
  startOnceMore(): Promise<string>
  /** Puts back everything that was changed since the start, and starts the server again where it was ended. */
  putBack(): Promise<void>
  stop(): Promise<void>
}

/**
 * Which server: that of `npm run desk`, or that of `npm run dev`, whose desk is for those who write its code.
 */
export type DeskServer = 'desk' | 'dev'

/** What starts a server at a port. Vite would share what it prepares between copies; each has a cache of its own. */
const starters: Record<DeskServer, (port: number) => string> = {
  desk: (port) => `
import { importBundled } from './scripts/tools/import-bundled.mjs'
const { startDesk } = await importBundled('scripts/desk/start-desk.ts')
await startDesk(process.cwd(), ${port})
`,
  dev: (port) => `
import { startPreview } from './scripts/dev/start-preview.mjs'
await startPreview(
  { host: '127.0.0.1', port: ${port}, strictPort: ${port > 0}, fs: { strict: false } },
  { cacheDir: '.cache/vite' },
)
`,
}

interface Running {
  child: ChildProcess
  url: Promise<string>
  said(): string
}

function start(kind: DeskServer, folder: string, port: number): Running {
  const mode = kind === 'dev' ? 'development' : 'production'
  const child = spawn(process.execPath, ['--input-type=module', '-e', starters[kind](port)], {
    cwd: folder,
    env: { ...process.env, CI: '1', NODE_ENV: mode, VITEST: '', NO_COLOR: '1' },
  })
  let said = ''
  const url = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk
      const found = /The desk: (\S+)\s/.exec(said)?.[1]
      if (found) resolve(found)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', () => reject(new Error(`The desk ended: ${said}`)))
  })
  return { child, url, said: () => said }
}

/** Does something with git as soon as the desk, which looks at what changed, holds its index no more. */
async function whenFree(act: () => void): Promise<void> {
  for (;;)
    try {
      return act()
    } catch (error) {
      if (!String(error).includes('index.lock')) throw error
      await wait(20)
    }
}

/** What was bundled here before need not be bundled again: code that is changed in the copy is. */
const bundles = ['client', 'server', 'desk-page'].map((part) => `.cache/${part}`)

/** Copies the project to a temporary folder and starts its desk. */
export async function startDeskCopy(kind: DeskServer = 'desk'): Promise<DeskCopy> {
  const folder = projectCopy('desk-', bundles)
  const at = (file: string) => path.join(folder, file)
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words], {
      cwd: folder,
      encoding: 'utf8',
    })
  git('init', '-q', '-b', 'main')
  git('add', 'content')
  git('commit', '-q', '-m', 'The content as it was')
  let running = start(kind, folder, 0)
  const site = {
    url: await running.url,
    addressOf: (file: string) => site.url.replace('/_desk/#', `/_desk/?file=${file}#`),
    read: (file: string) => readFileSync(at(file), 'utf8'),
    write: (file: string, text: string | Buffer) => writeFileSync(at(file), text),
    remove: (file: string) => rmSync(at(file)),
    rename: (from: string, to: string) => renameSync(at(from), at(to)),
    list: (folder: string) => readdirSync(at(folder)),
    limitFiles: (bytes?: number) =>
      void execFileSync('prlimit', ['--pid', String(running.child.pid), `--fsize=${bytes ?? 'unlimited'}:unlimited`]),
    git,
    said: () => running.said().slice(-5000),
    crash: () => void running.child.kill('SIGKILL'),
    async startAgain() {
      running = start(kind, folder, Number(new URL(site.url).port))
      site.url = await running.url
    },
    async startOnceMore() {
      const { child, said } = start(kind, folder, 0)
      await once(child, 'exit')
      return said()
    },
    async putBack() {
      if (running.child.killed) await site.startAgain()
      await whenFree(() => git('checkout', '-q', '-f', 'main', '--', 'content'))
      // The server may be writing what editors read.
      git('clean', '-fdqx', '-e', '.schemas', 'content')
      const branches = git('branch', '--format=%(refname:short)').split('\n')
      for (const branch of branches) if (branch && branch !== 'main') git('branch', '-q', '-D', branch)
    },
    async stop() {
      running.child.kill('SIGKILL')
      // A git that it has asked may still write. (`rmSync` of Node 20 looks only once at what stands in a folder.)
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
  return site
}
