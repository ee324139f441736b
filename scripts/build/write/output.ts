import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { writeAtomically } from '../../cache/write-atomically.ts'
import { compressions, isCompressible } from './compress.ts'

/**
 * The folder that is served. A build lays out beside it what has changed, and puts it in place at the end: a build that
 * fails on the way leaves the site as it was.
 */
export interface Output {
  /** Lays out a file, and its compressed copies when its kind is worth compressing. */
  write(file: string, content: string | Buffer): Promise<void>
  /**
   * Keeps files of the build before that were made from the same things, which the key stands for. False when they are
   * to be written: the key is another one, or a file is not there any more.
   */
  keep(files: string[], key: string): boolean
  /** Puts everything in place and removes what was neither written nor kept. Counts compressed copies as removed only. */
  commit(): Promise<{ written: number; removed: number }>
  readonly folder: string
}

async function sameFile(file: string, content: Buffer): Promise<boolean> {
  const present = await readFile(file).catch(() => null)
  return present?.equals(content) ?? false
}

/** All files a written file stands for: itself and its compressed copies. */
function withCompressed(file: string): string[] {
  return isCompressible(file) ? [file, ...compressions.map(({ ending }) => file + ending)] : [file]
}

async function filesIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  const names = files.map((entry) => path.join(entry.parentPath, entry.name).slice(folder.length + 1))
  return new Set(path.sep === '/' ? names : names.map((name) => name.replaceAll(path.sep, '/')))
}

/** Moves a file. A folder that is mounted from elsewhere cannot be moved into (`EXDEV`): then it is copied. */
async function move(from: string, to: string): Promise<void> {
  await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error
    await copyFile(from, to)
  })
}

/** Makes each folder once. */
function folderMaker(): (folder: string) => Promise<void> {
  const made = new Map<string, Promise<unknown>>()
  return async (folder) => {
    const making = made.get(folder) ?? mkdir(folder, { recursive: true })
    made.set(folder, making)
    await making
  }
}

/** Opens the output folder. `caches` is where files are laid out and keys are remembered. */
export async function openOutput(folder: string, caches: string): Promise<Output> {
  const [staging, keyFile] = [path.join(caches, 'staging'), path.join(caches, 'pages.json')]
  const before = JSON.parse(await readFile(keyFile, 'utf8').catch(() => '{}')) as Record<string, string>
  const after: Record<string, string> = {}
  await rm(staging, { recursive: true, force: true })
  const present = await filesIn(folder)
  const current = new Set<string>()
  const laidOut: string[] = []
  const makeFolder = folderMaker()

  /** Notes that the file and its copies belong to the site. Returns whether all of them are there. */
  const claim = (file: string) => {
    const names = withCompressed(file)
    for (const name of names) current.add(name)
    return names.every((name) => present.has(name))
  }
  const layOut = async (file: string, content: Buffer) => {
    await makeFolder(path.dirname(path.join(staging, file)))
    await writeFile(path.join(staging, file), content)
    laidOut.push(file)
  }
  return {
    folder,
    keep(files, key) {
      const [name] = files as [string]
      after[name] = key
      return files.map(claim).every(Boolean) && before[name] === key
    },
    async write(file, text) {
      const content = Buffer.from(text)
      if (claim(file) && (await sameFile(path.join(folder, file), content))) return
      const copies = isCompressible(file) ? compressions : []
      await Promise.all(
        copies.map(async ({ ending, compress }) => layOut(file + ending, await compress(content, file))),
      )
      await layOut(file, content)
    },
    async commit() {
      // Should this end halfway, the keys of before would vouch for pages that are not there any more.
      await rm(keyFile, { force: true })
      for (const file of laidOut) {
        await makeFolder(path.dirname(path.join(folder, file)))
        await move(path.join(staging, file), path.join(folder, file))
      }
      const stale = [...present].filter((file) => !current.has(file))
      await Promise.all(stale.map((file) => rm(path.join(folder, file))))
      await rm(staging, { recursive: true, force: true })
      writeAtomically(keyFile, JSON.stringify(after))
      return { written: laidOut.filter((file) => !/\.(?:br|gz)$/.test(file)).length, removed: stale.length }
    },
  }
}
